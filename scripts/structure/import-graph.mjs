import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseSync } from '@swc/core'

/**
 * The imports of a tree as edges. Parsed, not matched as text: type-only imports, re-exports and `import()` count.
 * @param {string} root
 * @param {string[]} files absolute paths below root
 * @returns {{ from: string, to: string, isType: boolean, isLazy: boolean, isExternal: boolean, specifier: string, isResolved: boolean }[]}
 * paths relative to root; an external edge's `to` is the package name
 */
export function importGraph(root, files) {
  const packages = workspacePackages(root, files)
  return files.filter(isCode).flatMap((file) =>
    importsOf(file).map((found) => {
      const target = resolve(root, packages, file, found.specifier)
      return { from: relative(root, file), ...found, ...target }
    }),
  )
}

const isCode = (file) => /\.(ts|tsx|mjs)$/.test(file) && !file.endsWith('.d.ts')

function importsOf(file) {
  const tree = parseSync(readFileSync(file, 'utf8'), {
    syntax: 'typescript',
    tsx: file.endsWith('x'),
    target: 'es2022',
  })
  const found = []
  const add = (source, isType, isLazy = false) => found.push({ specifier: source.value, isType, isLazy })
  walk(tree, (node) => {
    switch (node.type) {
      case 'ImportDeclaration':
        return add(node.source, node.typeOnly || isEachType(node.specifiers))
      case 'ExportNamedDeclaration':
        return node.source && add(node.source, node.typeOnly || isEachType(node.specifiers))
      case 'ExportAllDeclaration':
        return add(node.source, node.typeOnly ?? false)
      case 'CallExpression': {
        const argument = node.arguments[0]?.expression
        const isImport =
          node.callee.type === 'Import' ||
          (node.callee.type === 'Identifier' && node.callee.value === 'require')
        return (
          isImport &&
          argument?.type === 'StringLiteral' &&
          add(argument, false, node.callee.type === 'Import')
        )
      }
      case 'TsImportType':
        return add(node.argument, true)
      default:
        return undefined
    }
  })
  return found
}

const isEachType = (specifiers) => specifiers.length > 0 && specifiers.every((one) => one.isTypeOnly === true)

function walk(node, visit) {
  if (Array.isArray(node)) return node.forEach((child) => walk(child, visit))
  if (typeof node !== 'object' || node === null) return
  if (typeof node.type === 'string') visit(node)
  for (const [key, child] of Object.entries(node)) if (key !== 'span') walk(child, visit)
}

/** Package name → folder and exports, for the workspace's own packages. */
function workspacePackages(root, files) {
  const packages = new Map()
  for (const file of files.filter((one) => one.endsWith('/package.json'))) {
    const { name, exports } = JSON.parse(readFileSync(file, 'utf8'))
    packages.set(name, { folder: relative(root, dirname(file)), exports: exports ?? {} })
  }
  return packages
}

function resolve(root, packages, file, specifier) {
  if (specifier.startsWith('.')) {
    const path = withExtension(join(dirname(file), specifier))
    return {
      to: relative(root, path ?? join(dirname(file), specifier)),
      isExternal: false,
      isResolved: path !== undefined,
    }
  }
  const [first = '', second = ''] = specifier.split('/')
  const name = specifier.startsWith('@') ? `${first}/${second}` : first
  const own = packages.get(name)
  if (own === undefined) return { to: name, isExternal: true, isResolved: true }
  const target = exported(own.exports, `.${specifier.slice(name.length)}`)
  const path = target && join(root, own.folder, target)
  return {
    to: path ? relative(root, path) : `${own.folder}/?${specifier}`,
    isExternal: false,
    isResolved: Boolean(path) && existsSync(path),
  }
}

function exported(exports, key) {
  if (typeof exports[key] === 'string') return exports[key]
  for (const [pattern, target] of Object.entries(exports)) {
    const [before, after] = pattern.split('*')
    if (after === undefined || !key.startsWith(before) || !key.endsWith(after)) continue
    return target.replace('*', key.slice(before.length, key.length - after.length))
  }
  return undefined
}

function withExtension(path) {
  const candidates = [path, ...['.ts', '.tsx', '.mjs', '.d.ts'].map((end) => path + end)]
  return candidates.find((one) => statSync(one, { throwIfNoEntry: false })?.isFile())
}
