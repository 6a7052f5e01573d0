/** Hands bytes in base64 to the browser's downloads. */
function save(fileName: string, base64: string, type: string): void {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const address = URL.createObjectURL(new Blob([bytes], { type }));
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
