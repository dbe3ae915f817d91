// Serves the page of blocks as production builds it: `node packages/ui-kit/blocks/serve.mjs [port]`, 0 for a free port.
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const port = Number(process.argv[2] ?? 4310);
const bundled = await build({
  entryPoints: [fileURLToPath(new URL('./main.tsx', import.meta.url))],
  bundle: true,
  minify: true,
  write: false,
  format: 'esm',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
});
const script = bundled.outputFiles[0]?.text ?? '';

const page = `<!doctype html><html lang="en" class="dark"><head><meta charset="utf-8"><title>Blocks</title>
<meta name="viewport" content="width=device-width,initial-scale=1"></head>
<body><div id="root"></div><script type="module" src="/main.js"></script></body></html>`;

// the portal's content security policy: styles only through the CSSOM (the hash is that of an empty style element)
const policy =
  "default-src 'self'; script-src 'self'; style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const server = createServer((request, response) => {
  const isScript = request.url === '/main.js';
  response.setHeader('content-type', isScript ? 'text/javascript; charset=utf-8' : 'text/html; charset=utf-8');
  response.setHeader('content-security-policy', policy);
  response.end(isScript ? script : page);
});
server.listen(port, '127.0.0.1', () => console.log(`Blocks at http://127.0.0.1:${server.address().port}`));
