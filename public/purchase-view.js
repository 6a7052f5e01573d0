// Runs before the first paint of the configurator's page: shows the calculator's texts if the address selects it, without a layout shift.
(function () {
  if (new URLSearchParams(location.search).get('view') === 'calculator') document.documentElement.setAttribute('data-view', 'calculator');
  else document.documentElement.removeAttribute('data-view');
})();
