declare module 'punycode.js' {
  const punycode: {
    /** Throws a `RangeError` for what is no punycode. */
    readonly decode: (encoded: string) => string;
  };
  export default punycode;
}
