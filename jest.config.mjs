import { readDescriptors, readPictures } from './shared/build/src/areas.mjs'

/** One configuration for every room. Pure and server suites run in Node, component suites in jsdom. */
const swc = (tsx) => [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
    module: { type: 'commonjs' },
  },
]

/** Packages that are published as ES modules only: compiled like our own sources. */
const esModules = [
  'municipios-brasil',
  'react-quill-new',
  'quill',
  'lodash-es',
  'parchment',
  'jotai',
  'kysely',
  // Below @fastify/static and light-my-request.
  'content-disposition',
  'cookie',
  // What seals backups.
  'age-encryption',
  '@noble',
  '@scure',
  // The parser below sanitize-html.
  'htmlparser2',
  'domhandler',
  'domutils',
  'domelementtype',
  'dom-serializer',
  'entities',
  'pg-boss',
  // Below companies' own sign-in.
  'openid-client',
  'oauth4webapi',
  'jose',
  // Below pg-boss.
  'rrule-temporal',
  'serialize-error',
  'non-error',
  'tagged-tag',
]

const base = {
  runtime: '<rootDir>/jest.runtime.cjs',
  transform: { '\\.tsx$': swc(true), '\\.(ts|mjs|js)$': swc(false) },
  transformIgnorePatterns: [`/node_modules/\\.pnpm/(?!(${esModules.join('|')})(@|\\+))`],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/jest.style-stub.cjs',
    // Property tests draw the same values in every run.
    '^fast-check$': '<rootDir>/jest.fast-check.cjs',
  },
  // What the host's build writes into its code.
  globals: {
    __AREAS__: readDescriptors(),
    __PICTURES__: readPictures(),
    __SHARED_VERSIONS__: {},
    __HOST_SURFACE__: 'teste',
  },
  // Kept between runs: what is compiled is found again by the bytes it came from.
  cacheDirectory: '<rootDir>/.cache/jest',
  modulePathIgnorePatterns: ['/dist/', '/\\.data/', '/\\.cache/'],
}

export default {
  // Jest leaves one core free by itself: of two that is half of the machine.
  maxWorkers: '100%',
  projects: [
    {
      ...base,
      displayName: 'unit',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{shared,host,mfe-*}/**/*.spec.ts', '<rootDir>/api/src/**/*.spec.ts'],
    },
    {
      ...base,
      displayName: 'components',
      testEnvironment: '<rootDir>/jest.environment-dom.cjs',
      setupFiles: ['<rootDir>/jest.setup-dom.cjs'],
      setupFilesAfterEnv: ['@testing-library/jest-dom', '<rootDir>/shared/testing/src/patience.ts'],
      testMatch: ['<rootDir>/{shared,host,mfe-*}/**/*.spec.tsx'],
    },
    {
      ...base,
      displayName: 'api',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/api/test/**/*.spec.ts'],
      setupFilesAfterEnv: ['<rootDir>/api/test/patience.ts'],
      globalSetup: '<rootDir>/api/test/global-setup.ts',
      globalTeardown: '<rootDir>/api/test/global-teardown.ts',
    },
  ],
}
