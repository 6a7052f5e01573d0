// Before the first paint: shows the family and region in the address.
(function () {
  var query = new URLSearchParams(location.search);
  var root = document.documentElement;
  root.setAttribute('data-plans', '');
  [['series', 'data-plan-family'], ['area', 'data-plan-region']].forEach(function (pair) {
    var value = query.get(pair[0]) || '';
    if (/^[\w-]{1,40}$/.test(value)) root.setAttribute(pair[1], value);
    else root.removeAttribute(pair[1]);
  });
})();
