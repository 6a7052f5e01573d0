// Runs before the Studio. The form of a task opens a workspace of its own, with a client of its own: it asks the project's subdomain of the
// API's host, as on hosted Sanity, which here is no host at all. What would go there goes to this host, whose lake it is meant for.
(() => {
  // compared as text: before an IP address it is no host name, and no URL
  const project = `${location.protocol}//lake.${location.host}/lake/`;
  const ownAddress = (input) => {
    const text = String(input);
    return text.startsWith(project) ? `${location.origin}/lake/${text.slice(project.length)}` : input;
  };

  const nativeFetch = window.fetch;
  window.fetch = function fetch(input, init) {
    if (!(input instanceof Request)) return nativeFetch.call(window, ownAddress(input), init);
    const address = ownAddress(input.url);
    return nativeFetch.call(window, address === input.url ? input : new Request(address, input), init);
  };

  const nativeOpen = window.XMLHttpRequest.prototype.open;
  window.XMLHttpRequest.prototype.open = function open(method, address, ...rest) {
    return nativeOpen.call(this, method, ownAddress(address), ...rest);
  };

  const Streams = window.EventSource;
  if (!Streams) return;
  window.EventSource = class EventSource extends Streams {
    constructor(address, options) {
      super(ownAddress(address), options);
    }
  };
})();
