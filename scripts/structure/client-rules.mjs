/**
 * One client in the page (docs/decisions/093-client.md), as checks over texts: who speaks HTTP, who touches storage,
 * who marks answers as old, who reads the store by another way, who builds a dialog from its bare parts. Each rule
 * has its few places, and every other place that breaks it is a fault.
 */

/** Front-end sources; tests and what serves tests may look behind the client. */
const isFront = /^(host|mfe-[a-z]+|shared\/(api-client|shell|ui|campanha|mensagens))\/src\/.+\.tsx?$/
const isTest = /\.spec\.tsx?$|\/testing\//

const client = 'shared/api-client/src'

export const clientRules = [
  {
    name: 'only the transport speaks HTTP',
    breaks: /\b(XMLHttpRequest|EventSource)\b|(?<![.\w])(window\.|globalThis\.)?fetch\(|from 'axios'/,
    except: [
      `${client}/transport/`,
      // Files of a release, not calls: the registry and a digest that did not fit.
      'host/src/queries/remotes/fetch-file.ts',
    ],
  },
  {
    name: 'only one file touches the browser’s storage',
    breaks: /\b(localStorage|sessionStorage)\b/,
    except: [`${client}/storage.ts`],
  },
  {
    name: 'what a call makes old is told by the contract',
    breaks: /\b(invalidateQueries|removeQueries|resetQueries|refetchQueries|setQueryData|setQueriesData)\b/,
    except: [
      `${client}/queries.ts`,
      // The board is written ahead of the server's answer, and read again page by page.
      'mfe-kanban/src/queries/board-query.ts',
    ],
  },
  {
    name: 'the store is read through the api client',
    breaks: /from 'jotai|\bstore: appStore\s*\}\s*\)|<StoreProvider\b/,
    except: [`${client}/`],
  },
  {
    name: 'a form stands in a FormDialog, a question in a ConfirmDialog',
    breaks:
      /import\s*\{[^}]*\b(Dialog|DialogTitle)\b[^}]*\}\s*from '@seleta\/ui\/core'|from '@mui\/material\/Dialog'/,
    except: [
      'shared/ui/src/',
      // Panels and palettes: no form, no question.
      'host/src/features/palette/palette-dialog.tsx',
      'mfe-candidates/src/features/talento/talento-dialog.tsx',
      'mfe-candidates/src/features/revisao/revisao.tsx',
      // Something to look at, with one way out.
      'shared/campanha/src/link-dialog.tsx',
      'mfe-campaigns/src/features/actions/excluidas-dialog.tsx',
    ],
  },
]

/** Comments speak of anything. */
const withoutComments = (text) => text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '$1')

/**
 * @param {{ path: string, text: string }[]} files with paths relative to the repository
 * @returns {string[]} `rule: file`; an exception that is needed no more is a fault too
 */
export function findClientFaults(files) {
  const sources = files
    .filter(({ path }) => isFront.test(path) && !isTest.test(path))
    .map(({ path, text }) => ({ path, text: withoutComments(text) }))
  return clientRules.flatMap(({ name, breaks, except }) => {
    const breaking = sources.filter(({ text }) => breaks.test(text)).map(({ path }) => path)
    const isExcepted = (path) => except.some((place) => path.startsWith(place))
    const idle = except.filter((place) => !breaking.some((path) => path.startsWith(place)))
    return [
      ...breaking.filter((path) => !isExcepted(path)).map((path) => `${name}: ${path}`),
      ...idle.map((place) => `${name}: ${place} needs no exception`),
    ]
  })
}
