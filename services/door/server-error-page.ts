import type { ServerResponse } from 'node:http';

/**
 * The house's look without its sheets: chart border, grid, a course that ends; system fonts, and the night chart where the system is dark.
 */
const style = [
  ':root{--bg:#fff;--fg:#0c1f1b;--muted:#4d5f59;--grid:#dde6e2;--sea:#00705f;--on:#fff;color-scheme:light dark}',
  '@media(prefers-color-scheme:dark){:root{--bg:#0d1a17;--fg:#e6efeb;--muted:#aec0b9;--grid:#223831;--sea:#5fd0bb;--on:#06201b}}',
  'body{margin:0;background:var(--bg);color:var(--fg);font:1rem/1.6 Arial,sans-serif}',
  'main{max-width:75rem;margin:auto;padding:2rem clamp(1rem,3vw,2.5rem) 3rem}',
  'svg{display:block}',
  '.sea{position:relative;margin-top:1.5rem;overflow:hidden;border:1px solid;padding:7px 0;' +
    'background:repeating-linear-gradient(90deg,transparent 0 91px,var(--grid) 91px 92px),repeating-linear-gradient(transparent 0 91px,var(--grid) 91px 92px)}',
  '.sea:before,.sea:after{content:"";position:absolute;left:0;right:0;height:6px;border:solid;border-width:0 0 1px;' +
    'background:repeating-linear-gradient(90deg,var(--fg) 0 7.6923%,var(--bg) 7.6923% 15.3846%)}',
  '.sea:before{top:0}.sea:after{bottom:0;border-width:1px 0 0}',
  '.sea svg{position:absolute;inset:0;width:100%;height:100%}',
  '.words{position:relative;padding:clamp(1.5rem,4vw,3.5rem);padding-bottom:10rem}',
  'h1{font-size:clamp(2rem,6vw,3.5rem);line-height:1.1;letter-spacing:-.02em;margin:0 0 .75rem}',
  'p{margin:0;color:var(--muted);max-width:34rem}',
  'ul{list-style:square;margin:1.5rem 0;padding-left:1.25rem}li::marker{color:var(--sea)}',
  'a{display:inline-block;padding:.75rem 1.5rem;border-radius:4px;background:var(--sea);color:var(--on);font-weight:700;text-decoration:none}',
  'a:focus-visible{outline:3px solid #0b57d0;outline-offset:2px}',
  '@media(forced-colors:active){a{border:1px solid}}',
].join('');

/**
 * The answer to an unknown language prefix and to an unhandled failure: small, static, English, never indexed or cached (R-1.4, R-1.6,
 * It asks for nothing, since nothing may be there to answer.
 */
const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="description" content="The address could not be served.">
<title>SERVER ERROR</title>
<style>${style}</style>
</head>
<body>
<main>
<svg width="44" height="24" viewBox="0 4 29 16" fill="var(--sea)" aria-hidden="true"><path d="M0 4h29v16H0zM1.5 5.5v13h26v-13z" fill-rule="evenodd"/>\
<path d="M0 4h7.25v8H0zM14.5 4h7v8h-7zM7.25 12h7.25v8H7.25zM21.5 12H29v8h-7.5z"/></svg>
<div class="sea">
<svg viewBox="0 0 1200 320" preserveAspectRatio="xMaxYMax" fill="none" stroke="var(--sea)" aria-hidden="true">\
<path stroke-width="3" stroke-dasharray="24 12" d="M60 290C360 302 600 286 800 236S1030 150 1068 84" vector-effect="non-scaling-stroke"/>\
<path stroke-width="6" d="M1056 72l24 24m0-24l-24 24"/></svg>
<div class="words">
<h1>SERVER ERROR</h1>
<p>The address could not be served. Possible causes:</p>
</div>
</div>
<ul>
<li>A wrong address: it was mistyped.</li>
<li>An invalid address, or one that is no longer in use.</li>
<li>Illegally submitted data.</li>
</ul>
<a href="/">Go to the home page</a>
</main>
</body>
</html>
`;

export function sendErrorPage(response: ServerResponse, status: 400 | 500 = 500): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'content-length': Buffer.byteLength(html),
  });
  response.end(html);
}
