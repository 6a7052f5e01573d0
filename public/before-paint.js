// Before the first paint: shows the stored currency and theme, and marks the page of an account.
(function () {
  var root = document.documentElement;
  var known = ['USD', 'HKD', 'JPY'];

  // blocked and broken count as absent
  function read(areaName, name) {
    try {
      return JSON.parse(window[areaName].getItem(name));
    } catch (broken) {
      return null;
    }
  }

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

  function showTheme() {
    var theme = null;
    try {
      theme = localStorage.getItem('theme');
    } catch (blocked) {
      theme = null;
    }
    if (theme === 'light' || theme === 'dark') root.setAttribute('data-theme', theme);
    else root.removeAttribute('data-theme');
  }

  // a sandboxed page throws
  function markAccount() {
    try {
      if (/(?:^|;\s*)token=[^;]/.test(document.cookie)) root.setAttribute('data-account', '');
    } catch (blocked) {
      root.removeAttribute('data-account');
    }
  }

  show();
  showTheme();
  markAccount();
  addEventListener('storage', function (event) {
    if (event.key === 'currency' || event.key === null) show();
    if (event.key === 'theme' || event.key === null) showTheme();
  });
  addEventListener('pageshow', function (event) {
    if (!event.persisted) return;
    show();
    showTheme();
  });
})();
