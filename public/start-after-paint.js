// Starts a page's scripts once it is seen (decision 11).
(function () {
  var sources = document.currentScript.getAttribute('data-scripts').split(' ');
  var begun;

  function start() {
    if (!begun) next();
  }

  // small tasks; a hidden tab's timers are slow
  function next() {
    begun = true;
    var script = document.createElement('script');
    // the bundler looks for this text
    script.setAttribute('src', sources.shift());
    script.async = false;
    script.defer = true;
    document.head.appendChild(script);
    if (!sources.length) return;
    if (document.visibilityState === 'visible') setTimeout(next);
    else next();
  }

  // told once a frame is laid out
  function afterFrames(count) {
    if (!count) return start();
    new IntersectionObserver(function (entries, observer) {
      observer.disconnect();
      afterFrames(count - 1);
    }).observe(document.documentElement);
  }

  if (document.visibilityState !== 'visible') return start();
  setTimeout(start, 1000);
  try {
    new PerformanceObserver(function (entries, observer) {
      observer.disconnect();
      afterFrames(2);
    }).observe({ type: 'paint', buffered: true });
  } catch (unknown) {
    start();
  }
})();
