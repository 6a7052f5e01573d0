// Runs before the first paint: shows the visitor's stored currency without a flash and without a shift.
(function () {
  try {
    var stored = JSON.parse(localStorage.getItem('currency') || 'null');
    var type = stored && stored.type;
    if (type === 'USD' || type === 'HKD' || type === 'JPY') document.documentElement.setAttribute('data-currency', type);
  } catch (blocked) {
    // Storage is blocked or its value is broken: the language's default stays.
  }
})();
