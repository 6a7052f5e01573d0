import type { ServerResponse } from 'node:http';

/**
 * The answer to an unknown language prefix and to an unhandled failure: small, static, English, never indexed or cached (R-1.4, R-1.6,
 * Plain colours, so that it needs no stylesheet.
 */
const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="description" content="The address could not be served.">
<title>SERVER ERROR</title>
</head>
<body>
<main>
<h1>SERVER ERROR</h1>
<p>The address could not be served. Possible causes:</p>
<ul>
<li>A wrong address: it was mistyped.</li>
<li>An invalid address, or one that is no longer in use.</li>
<li>Illegally submitted data.</li>
</ul>
<p><a href="/">Go to the home page</a></p>
</main>
</body>
</html>
`;

export function sendServerErrorPage(response: ServerResponse, status: 400 | 500 = 500): void {
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
