// Runs before the first paint of the configurator's page. Its HTML shows the usual server: an address that selects something else, or the
// calculator, marks the page, so that CSS shows placeholders instead.
(function () {
  var search = new URLSearchParams(location.search);
  if (search.get('view') === 'calculator') document.documentElement.setAttribute('data-view', 'calculator');
  else if (location.search.length > 1) document.documentElement.setAttribute('data-view', 'chosen');
  else document.documentElement.removeAttribute('data-view');
  // the form's code presses again what was pressed before it came
  document.addEventListener('click', function (event) {
    var button = event.target instanceof Element && event.target.closest('[data-first-view] button');
    if (button) button.setAttribute('data-pressed', '');
  });
})();
