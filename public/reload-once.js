// A page's own script that fails to load reloads the page: once for each address, never in a loop.
(function () {
  var name = 'reloadedAddresses';
  var addressesAtMost = 20;
  var neededFromStart = /\/_next\/static\/(chunks\/|[^/]+\/_buildManifest\.js)/;
  var done = false;

  function say() {
    var note = document.getElementById('page-incomplete');
    if (!note) return;
    note.setAttribute('role', 'alert');
    note.hidden = false;
  }

  function reloadOrSay() {
    if (done) return;
    done = true;
    try {
      var address = location.pathname + location.search;
      var kept = JSON.parse(sessionStorage.getItem(name) || '[]');
      var known = Array.isArray(kept) ? kept : [];
      if (known.indexOf(address) >= 0 || navigator.onLine === false) return say();
      sessionStorage.setItem(name, JSON.stringify(known.concat(address).slice(-addressesAtMost)));
    } catch (blocked) {
      // it could reload for ever
      return say();
    }
    location.reload();
  }

  addEventListener('error', function (event) {
    var element = event.target;
    // later ones are handled where they are loaded
    if (element instanceof HTMLScriptElement && element.defer && neededFromStart.test(element.src)) reloadOrSay();
  }, true);
})();
