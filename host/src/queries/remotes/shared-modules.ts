/**
 * What the host promises to remotes, really imported. The table is shared/build/src/shared-modules.mjs; `npm run check`
 * compares the two. Each is fetched when the first remote asks for it.
 */
export const providedModules: Readonly<Record<string, () => Promise<unknown>>> = {
  react: () => import('react'),
  'react/jsx-runtime': () => import('react/jsx-runtime'),
  'react-dom': () => import('react-dom'),
  '@seleta/api-client': () => import('@seleta/api-client'),
  '@seleta/shell': () => import('@seleta/shell'),
  '@seleta/ui/core': () => import('@seleta/ui/core'),
  '@seleta/ui/form': () => import('@seleta/ui/form'),
  '@seleta/ui/grid': () => import('@seleta/ui/grid'),
  '@seleta/ui/charts': () => import('@seleta/ui/charts'),
}
