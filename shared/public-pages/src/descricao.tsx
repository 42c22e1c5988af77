import { treeOf } from '@seleta/regras/html-da-vaga/tree'
import type { TreeNode } from '@seleta/regras/html-da-vaga/tree'
import type { Documento } from '@seleta/regras/html-da-vaga/documento'
import { parseHtml } from '@seleta/regras/html-da-vaga/parse-html'
import type { ReactNode } from 'react'
import { createElement } from 'react'

/**
 * A description as React elements, on the server and in the browser alike. Nothing is ever assigned to innerHTML, no
 * document is parsed by a browser (product 34, security S13).
 */
export function Descricao({ html }: { html: string }) {
  return <DocumentoView documento={parseHtml(html)} />
}

/** The same of a description that is read already. */
export function DocumentoView({ documento }: { documento: Documento }) {
  return toReact(treeOf(documento))
}

function toReact(nodes: readonly TreeNode[]): ReactNode[] {
  return nodes.map((node, key) => {
    if (typeof node === 'string') return node
    const { tag, className, children } = node
    return createElement(tag, className === undefined ? { key } : { key, className }, ...toReact(children))
  })
}
