import { join } from 'node:path';
import webpack from 'webpack';

const FROM_CONTRACTS = /[\\/](packages|@skills-architect)[\\/]contracts[\\/]/;

/** Removes zod from call declarations: shell and kits need the paths of calls, not their schemas. */
export const stripSchemas = () =>
  new webpack.NormalModuleReplacementPlugin(/^zod$/, (request) => {
    if (FROM_CONTRACTS.test(request.contextInfo.issuer)) request.request = join(import.meta.dirname, 'inert-zod.cjs');
  });

/** Leaves the audit rules out of call declarations. */
export const stripAudit = () => ({
  test: FROM_CONTRACTS,
  loader: join(import.meta.dirname, 'without-audit.cjs'),
});

const FROM_ZOD = /[\\/]node_modules[\\/]zod[\\/]/;

/** Removes zod's fifty locales; English is the fallback. */
export const stripZodLocales = () =>
  new webpack.NormalModuleReplacementPlugin(/locales[\\/]index\.js$/, (request) => {
    if (FROM_ZOD.test(request.contextInfo.issuer)) request.request = request.request.replace('index.js', 'en.js');
  });
