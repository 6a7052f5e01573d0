// Runs before the first paint of a page that is the same for everybody: shows the visitor's stored currency without a flash and without a shift
// follows a choice in another tab, and marks the page of an account, which is not offered to log in.
(function () {
  var root = document.documentElement;
  var known = ['USD', 'HKD', 'JPY'];

  // Storage may be blocked or its value broken; both count as absent.
  function read(areaName, name) {
    try {
      return JSON.parse(window[areaName].getItem(name));
    } catch (broken) {
      return null;
    }
  }

  // A currency that the service was seen to offer no longer is none.
  function isOffered(type) {
    var offered = read('sessionStorage', 'currencyData');
    return !Array.isArray(offered) || offered.some(function (option) { return option && option.type === type; });
  }

  function show() {
    var stored = read('localStorage', 'currency');
    var type = stored && stored.type;
    if (known.indexOf(type) >= 0 && isOffered(type)) root.setAttribute('data-currency', type);
    else root.removeAttribute('data-currency');
  }

  // Whose account it is comes later; a sandboxed page throws when its cookies are named.
  function markAccount() {
    try {
      if (/(?:^|;\s*)token=[^;]/.test(document.cookie)) root.setAttribute('data-account', '');
    } catch (blocked) {
      root.removeAttribute('data-account');
    }
  }

  show();
  markAccount();
  window.addEventListener('storage', function (event) {
    if (event.key === 'currency' || event.key === null) show();
  });
  // A page that comes back from the browser's memory may have been left before the choice.
  window.addEventListener('pageshow', function (event) {
    if (event.persisted) show();
  });
})();
