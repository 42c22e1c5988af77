import { createRequire } from 'node:module'
import { Descricao } from '@seleta/public-pages/descricao'
import fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { cleanHtml } from '../src/ground/text/clean-html'
import { amount } from './support/amount'
import { apply, buildInscricao, countRows, openOffice, publish, type Office } from './support/campanhas'
import { polyglots } from './support/polyglots'

/** Abuse of the public side: issue of the public side, line 8; security S13, S15, S23. */

interface Elemento {
  innerHTML: string
  readonly tagName: string
  readonly attributes: Iterable<{ readonly name: string; readonly value: string }>
  readonly querySelectorAll: (selector: string) => Iterable<Elemento>
}
/** The browser's own parser, as far as this test needs it: the api is typed without a DOM. */
const { JSDOM } = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'))(
  'jsdom',
) as {
  JSDOM: new (html: string) => { window: { document: { createElement: (name: string) => Elemento } } }
}

let office: Office
let campanhaId = 0
beforeAll(async () => {
  office = await openOffice()
  campanhaId = (await publish(office)).id
})
afterAll(() => office.api.close())

describe('files that lie about what they are (security S15)', () => {
  it.each(polyglots)(
    '$nome: refused, or kept as what it really is and never as a page',
    async ({ nome, conteudo }) => {
      const before = await countRows(office)
      const file = new Blob([Uint8Array.from(conteudo)], { type: 'application/pdf' })
      const { status } = await apply(
        office.api,
        campanhaId,
        buildInscricao({ nome: `Poli ${nome}`, email: '', telefone: '11987650000' }),
        file,
      )
      if (status === 415 || status === 413) return expect(await countRows(office)).toBe(before)
      expect(status).toBe(200)
      const { rows } = await office.api.pool.query(
        'select t.identificador, a.mime, a.nome from talento t join arquivo a on a.id = t.curriculo_id order by a.id desc limit 1',
      )
      const { identificador, mime, nome: kept } = rows[0]
      expect(mime).toMatch(
        /^application\/(pdf|vnd\.openxmlformats-officedocument\.wordprocessingml\.document)$/,
      )
      expect(kept).toMatch(/^Currículo [\p{L}\p{N} ]+\.(pdf|docx)$/u)
      const sent = await office.api.request(`/talento/v1/talentos/${identificador}/download-curriculo`, {
        headers: { authorization: `Bearer ${office.token}` },
      })
      expect(sent.headers.get('content-type')).toMatch(/^application\/(pdf|vnd\.openxmlformats)/)
      expect(sent.headers.get('x-content-type-options')).toBe('nosniff')
      expect(sent.headers.get('cache-control')).toContain('no-store')
      return undefined
    },
  )

  it('are forty', () => expect(polyglots).toHaveLength(40))
})

describe('ten thousand hostile descriptions (security S13)', () => {
  const tag = fc.constantFrom(
    'p',
    'script',
    'img',
    'svg',
    'math',
    'style',
    'iframe',
    'a',
    'ul',
    'li',
    'template',
    'noscript',
    'title',
    'strong',
    'table',
    'form',
    'input',
    'mtext',
    'object',
    'base',
    'meta',
    'br',
    'x-y',
    'textarea',
    'select',
    'annotation-xml',
    'foreignObject',
    'desc',
  )
  const attribute = fc.constantFrom(
    '',
    ' onerror=alert(1)',
    ' onload="alert(1)"',
    " href='javascript:alert(1)'",
    ' src=x',
    ' style="background:url(javascript:1)"',
    ' class="ql-align-center x"',
    ' srcdoc="<script>alert(1)</script>"',
    ' autofocus onfocus=alert(1)',
    ' xlink:href=data:text/html,x',
    ' title="--><img src=x onerror=alert(1)>"',
    ' class="x\\"><script>alert(1)</script>"',
    '/onclick=alert(1)//',
  )
  const text = fc.constantFrom(
    'a',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '\u0000',
    '&#x3c;img src=x onerror=alert(1)&#x3e;',
    '</',
    '<',
    '"',
    "'",
    '`',
    '\u2028',
    '&amp;lt;',
    '<%',
    '{{constructor}}',
    '</title>',
    '</script>',
    '--!>',
    '<svg/onload=alert(1)>',
  )
  const piece = fc.oneof(
    text,
    fc.tuple(tag, attribute).map(([name, attributes]) => `<${name}${attributes}>`),
    tag.map((name) => `</${name}>`),
  )
  const html = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''))
  const allowed = new Set(['P', 'BR', 'STRONG', 'EM', 'U', 'OL', 'UL', 'LI'])

  it('leave no element, attribute or address that could run, whether cleaned before or not', () => {
    const { document } = new JSDOM('<div></div>').window
    const place = document.createElement('div')
    const drawn = (source: string) => renderToStaticMarkup(createElement(Descricao, { html: source }))
    const RUNS = amount(1500, 10_000)
    let seen = 0
    fc.assert(
      fc.property(html, (source) => {
        const clean = cleanHtml(source)
        expect(cleanHtml(clean)).toBe(clean)
        for (const markup of [drawn(clean), drawn(source)]) {
          place.innerHTML = markup
          for (const element of place.querySelectorAll('*')) {
            expect(allowed.has(element.tagName)).toBe(true)
            for (const { name, value } of element.attributes) {
              expect(name).toBe('class')
              expect(value).toMatch(/^ql-align-(center|right|justify)( ql-align-(center|right|justify))*$/)
            }
          }
          // What the server draws is what a browser keeps: nothing is read another way the second time.
          expect(place.innerHTML.replaceAll('<br>', '<br/>')).toBe(
            markup.replaceAll('&#x27;', "'").replaceAll('&quot;', '"'),
          )
        }
        seen += 1
      }),
      { numRuns: RUNS, seed: 13 },
    )
    expect(seen).toBeGreaterThanOrEqual(RUNS)
  })
})

describe('names that would be headers (security S23)', () => {
  it('never become one: subject and address stay one line, whatever the person and the job are called', async () => {
    const lines = [
      'a\r\nBcc: mal@x.test',
      'b\nSubject: outro',
      'c\u2028X: y',
      'd\u0000\r\n\r\ncorpo',
      'e%0d%0aBcc: mal@x.test',
      '=?utf-8?B?QmNjOg==?=\r\n x',
    ]
    for (const [index, line] of lines.entries()) {
      const { id } = await publish(office, { nome: `Vaga ${line}`, nomeEmpresa: `Loja ${line}` })
      const { status } = await apply(
        office.api,
        id,
        buildInscricao({ nome: `Pessoa ${line}`, email: `linha${index}@exemplo.test` }),
      )
      expect(status).toBe(200)
    }
    const { rows } = await office.api.pool.query(
      "select assunto, destinatario from mensagem where destinatario like 'linha%'",
    )
    expect(rows).toHaveLength(lines.length)
    for (const { assunto, destinatario } of rows) {
      expect(assunto).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u)
      expect(destinatario).toMatch(/^linha\d@exemplo\.test$/)
    }
  })

  it.each(['x@y.z\r\nBcc: mal@x.test', '"a b"@x.test', 'a@x.test,b@x.test', '<a@x.test>', 'a@@x.test'])(
    'are refused as an address: %j',
    async (email) => {
      const before = await countRows(office)
      expect((await apply(office.api, campanhaId, buildInscricao({ email }))).status).toBe(422)
      expect(await countRows(office)).toBe(before)
    },
  )

  it.each(['quebra@x.test\n', '\r\n quebra2@x.test\t'])(
    'lose the line ends around an address: %j',
    async (email) => {
      expect((await apply(office.api, campanhaId, buildInscricao({ email }))).status).toBe(200)
      const { rows } = await office.api.pool.query(
        `select email from talento where email = $1 union all select destinatario from mensagem where destinatario = $1`,
        [email.trim()],
      )
      expect(rows).toHaveLength(2)
    },
  )
})
