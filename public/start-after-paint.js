// Fetches and starts a page's own scripts once the page is seen (decision 11).
(function () {
  var sources = document.currentScript.getAttribute('data-scripts').split(' ');
  var unread;

  function start() {
    if (!sources) return;
    sources.forEach(function (source) {
      var script = document.createElement('script');
      // the bundler knows its chunks by this text
      script.setAttribute('src', source);
      script.async = false;
      script.defer = true;
      document.head.appendChild(script);
    });
    sources = null;
    if (!unread) return;
    unread.contentDocument.close();
    unread.remove();
  }

  // an observer is told once a frame is laid out
  function afterFrames(count) {
    if (!count) return start();
    var observer = new IntersectionObserver(function () {
      observer.disconnect();
      afterFrames(count - 1);
    });
    observer.observe(document.documentElement);
  }

  if (document.visibilityState !== 'visible') return start();
  setTimeout(start, 1000);
  try {
    new PerformanceObserver(function () {
      afterFrames(2);
    }).observe({ type: 'paint', buffered: true });
    // an open document inside the page keeps it loading
    unread = document.createElement('iframe');
    unread.hidden = true;
    document.body.appendChild(unread);
    unread.contentDocument.open();
  } catch (unknown) {
    start();
  }
})();
