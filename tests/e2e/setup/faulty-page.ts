/** A page with one fault of each relevant kind, by the axe rule that reports it. */
export const faults: Readonly<Record<string, string>> = {
  'image-alt': '<img id="picture" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">',
  'color-contrast': '<p id="pale" style="color:#bbb;background:#fff">Words that are too pale</p>',
  'button-name': '<button id="nameless"></button>',
  label: '<input id="unlabelled" type="text">',
  'link-name': '<a id="silent" href="/doc"></a>',
  'heading-order': '<h4 id="deep">Three levels down</h4>',
  'target-size':
    '<p style="line-height:0"><a id="small" href="/a" style="display:inline-block;width:9px;height:9px;overflow:hidden">a</a><a href="/b" style="display:inline-block;width:9px;height:9px;overflow:hidden">b</a></p>',
  'aria-allowed-attr': '<div id="odd" role="heading" aria-level="2" aria-checked="true">Odd</div>',
  list: '<ul id="untidy"><p>not an entry</p></ul>',
};

export const soundPage = (body: string): string =>
  `<!doctype html><html lang="en"><head><title>Faults</title></head><body><main><h1>Faults</h1>${body}</main></body></html>`;
