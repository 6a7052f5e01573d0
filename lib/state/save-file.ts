/** Hands content to the browser's downloads. */
function save(fileName: string, content: BlobPart, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // the browser may still be reading it
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** In an object, so that a test can watch it. */
export const downloads = { save };

export const csvType = 'text/csv;charset=utf-8';
