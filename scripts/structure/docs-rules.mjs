import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/**
 * Documents point at files that exist: relative links, and words in backticks that look like a path of the
 * repository (`folder/file.ts`).
 */
export function findDeadPointers(root, documents, topFolders) {
  return documents.flatMap((document) => {
    const text = readFileSync(document, 'utf8').replaceAll(/```[\s\S]*?```/g, '')
    const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)[^)]*\)/g)].map((m) => ({
      shown: m[1],
      paths: [join(dirname(document), m[1])],
    }))
    const mentions = [...text.matchAll(/`([\w@.-]+(?:\/[\w@.{}*-]+)+\/?)`/g)]
      .map((m) => m[1])
      .filter(
        (path) =>
          topFolders.includes(path.split('/')[0]) &&
          !/[*{]/.test(path) &&
          !/(^|\/)(dist|\.data)(\/|$)/.test(path),
      )
      .map((path) => ({ shown: path, paths: [join(root, path), join(dirname(document), path)] }))
    return [...links, ...mentions]
      .filter(({ paths }) => !paths.some((path) => existsSync(path)))
      .map(({ shown }) => `${relative(root, document)}: ${shown} is not there`)
  })
}
