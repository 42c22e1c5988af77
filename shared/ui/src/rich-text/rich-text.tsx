import type { ReactNode } from 'react'
import { createElement, useMemo } from 'react'

/**
 * Shows a description that the server has sanitised, and trusts it no more than that: the text is parsed into an inert
 * document and rebuilt from the allowed tags as React elements. Nothing is ever assigned to innerHTML (product 34,
 * security S13). Has an entry of its own, without MUI: the public pages use it.
 */
export interface RichTextProps {
  /** Sanitised HTML; other tags show their text, scripts and styles vanish. */
  readonly html: string
}

export const allowedTags = ['p', 'br', 'strong', 'em', 'u', 'ol', 'ul', 'li'] as const
export const allowedClasses = ['ql-align-center', 'ql-align-right', 'ql-align-justify'] as const
const silentTags = new Set(['script', 'style', 'template', 'iframe', 'object', 'svg', 'math', 'noscript'])

export function RichText({ html }: RichTextProps) {
  return useMemo(() => childrenOf(parseInert(html)), [html])
}

interface HtmlPolicy {
  createHTML(text: string): string
}

declare global {
  interface Window {
    /** One policy per page: a second one of the same name is refused. */
    __seletaHtmlPolicy?: HtmlPolicy
  }
}

function parseInert(html: string): Node {
  const factory = (
    globalThis as { trustedTypes?: { createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy } }
  ).trustedTypes
  // The document that is parsed here is never shown and runs nothing.
  if (factory !== undefined)
    window.__seletaHtmlPolicy ??= factory.createPolicy('seleta', { createHTML: (text) => text })
  const parsed = new DOMParser().parseFromString(
    window.__seletaHtmlPolicy?.createHTML(html) ?? html,
    'text/html',
  )
  return parsed.body
}

function childrenOf(node: Node): ReactNode[] {
  return [...node.childNodes].map((child, index) => toReact(child, index))
}

function toReact(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent
  if (!(node instanceof Element)) return null
  const tag = node.localName
  if (silentTags.has(tag)) return null
  const children = childrenOf(node)
  if (!isAllowed(tag)) return children
  if (tag === 'br') return createElement('br', { key })
  const classes = [...node.classList].filter((name) => (allowedClasses as readonly string[]).includes(name))
  return createElement(
    tag,
    { key, ...(classes.length > 0 ? { className: classes.join(' ') } : {}) },
    ...children,
  )
}

function isAllowed(tag: string): tag is (typeof allowedTags)[number] {
  return (allowedTags as readonly string[]).includes(tag)
}
