// Stands in for Next's own list (an alias of the bundler): what the oldest browsers that the site supports lack, and no more.
if (!('canParse' in URL)) {
  Object.defineProperty(URL, 'canParse', {
    value: (address: string, base?: string): boolean => {
      try {
        return Boolean(new URL(address, base));
      } catch {
        return false;
      }
    },
  });
}

export {};
