const areas = '^mfe-[^/]+';
const kits = (names) => `^packages/(${names.join('|')})/`;
const testsOf = '[.]test[.]tsx?$|/testing/';

/** Who may know whom; the reasons stand in docs/adr and the house plan of the README. */
module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-circles-of-folders',
      severity: 'error',
      scope: 'folder',
      from: { path: `${areas}/src/` },
      to: { circular: true },
    },
    {
      name: 'no-area-knows-another',
      severity: 'error',
      from: { path: `(${areas})/` },
      to: { path: `${areas}/`, pathNot: '^$1/' },
    },
    {
      name: 'no-service-knows-another',
      severity: 'error',
      // services/settings belongs to the start of processes, and services/whole-portal to all services.
      from: { path: '^services/(?!settings/|whole-portal/)([^/]+)/' },
      to: { path: '^services/[^/]+/', pathNot: '^services/$1/' },
    },
    {
      name: 'children-load-no-service',
      severity: 'error',
      // They read foreign documents: Fastify and MongoDB's driver would double the time in which they start.
      from: { path: '[.]child[.]ts$' },
      to: { path: '^packages/service-kit/src/index[.]ts$', reachable: true },
    },
    {
      name: 'services-of-areas-know-no-platform',
      severity: 'error',
      // It is packed for other teams, whose services have no access to the portal's database.
      from: { path: '^packages/service-kit/src/area/' },
      to: { path: '^packages/service-kit/src/(index|platform|events/|jobs/|identity/public-keys)', reachable: true },
    },
    { name: 'nothing-knows-the-shell', severity: 'error', from: { pathNot: '^shell/' }, to: { path: '^shell/' } },
    {
      name: 'ui-kit-knows-no-host',
      severity: 'error',
      from: { path: kits(['ui-kit']) },
      to: {
        path: kits([
          'portal-kit',
          'contracts',
          'service-kit',
          'library-service-kit',
          'matching',
          'build-kit',
          'local-model',
          'local-mongo',
        ]),
        pathNot: '^packages/contracts/src/locale/',
      },
    },
    {
      name: 'portal-kit-knows-contracts-only',
      severity: 'error',
      from: { path: kits(['portal-kit']), pathNot: testsOf },
      to: {
        path: kits([
          'ui-kit',
          'library-kit',
          'service-kit',
          'library-service-kit',
          'matching',
          'build-kit',
          'local-model',
          'local-mongo',
        ]),
      },
    },
    {
      name: 'library-kit-knows-the-other-kits-only',
      severity: 'error',
      from: { path: kits(['library-kit']) },
      to: { path: kits(['service-kit', 'library-service-kit', 'matching', 'build-kit', 'local-model', 'local-mongo']) },
    },
    {
      name: 'contracts-know-zod-only',
      severity: 'error',
      from: { path: kits(['contracts']), pathNot: testsOf },
      to: { pathNot: [kits(['contracts']), 'node_modules/zod/'] },
    },
    {
      name: 'matching-knows-nothing',
      severity: 'error',
      from: { path: kits(['matching']), pathNot: testsOf },
      // Stems and words of other languages than English.
      to: { pathNot: `${kits(['matching'])}|node_modules/@orama/` },
    },
    {
      name: 'screens-know-no-service',
      severity: 'error',
      from: {
        path: `${areas}/|^shell/|${kits(['portal-kit', 'ui-kit', 'library-kit'])}`,
        pathNot: `${areas}/service/`,
      },
      to: {
        path: `^services/|${kits(['service-kit', 'library-service-kit', 'matching', 'local-model', 'local-mongo'])}`,
      },
    },
    {
      name: 'services-of-areas-know-their-kit-only',
      severity: 'error',
      from: { path: `${areas}/service/` },
      to: { path: '^services/|^packages/(service-kit/src/(?!area/)|library-service-kit/)' },
    },
    {
      name: 'service-kit-knows-no-library',
      severity: 'error',
      from: { path: kits(['service-kit']) },
      to: { path: kits(['library-service-kit']) },
    },
    {
      name: 'services-know-no-screen',
      severity: 'error',
      from: { path: `^services/|${kits(['service-kit', 'library-service-kit'])}` },
      to: { path: `${areas}/|^shell/|${kits(['portal-kit', 'ui-kit', 'library-kit'])}` },
    },
    {
      name: 'screens-use-chakra-through-ui-kit',
      severity: 'error',
      from: { path: `${areas}/|^shell/|${kits(['portal-kit', 'library-kit'])}`, pathNot: testsOf },
      to: { path: 'node_modules/(@chakra-ui|@emotion)/' },
    },
    {
      name: 'areas-do-not-fetch',
      severity: 'error',
      from: { path: `${areas}/|${kits(['library-kit'])}` },
      to: { path: 'node_modules/(ky|@tanstack/react-query|single-spa)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Packages often publish from `dist`: only our own build folders are left out.
    exclude: { path: '^(packages/[^/]+|services|shell|mfe-[^/]+)/dist/|node_modules/[.]cache/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default', 'node'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json'],
    },
  },
};
