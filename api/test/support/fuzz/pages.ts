import * as fc from 'fast-check'
import { FIELDS, formOf, sentForm } from './broken-form'
import { hostileText, inAddress } from './hostile'
import { type FuzzRequest, oneIn, type Sender, type Sent, typeOf } from './requests'

/** Requests to what OpenAPI does not tell of: the public pages, their forms, feeds, and addresses of nobody. */
export const pagesOf = (sender: Sender): fc.Arbitrary<FuzzRequest> =>
  fc.oneof(...pages(sender).map(({ drawn }) => drawn))

/** Every page as often as it has texts, each of them once with this one in its place; a form with all of its fields. */
export const pagesHolding = (text: string, sender: Sender): fc.Arbitrary<FuzzRequest>[] =>
  pages(sender).flatMap(({ holding }) => holding(text))

/** Something drawn, and the same with a text in each of its places by turns. */
interface Drawn<T> {
  readonly drawn: fc.Arbitrary<T>
  readonly holding: (text: string) => fc.Arbitrary<T>[]
}

function pages({ known }: Sender): Drawn<FuzzRequest>[] {
  const id = fc.oneof(fc.constantFrom(...(known['id'] ?? [1])).map(String), hostileText)
  const chave = fc.oneof(fc.constantFrom(...(known['chave'] ?? ['x'])).map(String), hostileText)
  const words = fc.oneof(
    fc.constantFrom('padaria-aurora', '2', 'radio', 'retirada', 'maria@exemplo.test', '__proto__'),
    hostileText,
  )
  const from = fc.integer({ min: 1, max: 250 }).map((n) => ({ 'x-forwarded-for': `10.251.${n}.9` }))
  const get = (what: string, path: Drawn<string>): Drawn<FuzzRequest> => {
    const asked = (address: fc.Arbitrary<string>) =>
      fc.tuple(address, from).map(([drawn, headers]) => ({
        what,
        method: 'GET',
        path: drawn,
        headers: { ...headers, accept: 'text/html' },
        body: null,
        isPage: true,
      }))
    return { drawn: asked(path.drawn), holding: (text) => path.holding(text).map(asked) }
  }
  const to = (parts: TemplateStringsArray, ...values: fc.Arbitrary<string>[]): Drawn<string> => {
    const joined = (some: readonly fc.Arbitrary<string>[], isRaw: fc.Arbitrary<boolean>) =>
      fc
        .tuple(fc.tuple(...some), isRaw)
        .map(([drawn, raw]) =>
          parts.reduce((text, one, at) => text + inAddress(drawn[at - 1] ?? '', raw) + one),
        )
    return {
      drawn: joined(values, oneIn(5)),
      holding: (text) =>
        values.map((_, at) => joined(values.with(at, fc.constant(text)), fc.constant(false))),
    }
  }
  const typed = (...names: string[]): Drawn<Sent> => {
    const fields = (pairs: readonly (readonly [string, string])[]) => ({
      type: 'application/x-www-form-urlencoded',
      bytes: pairs.map(([name, value]) => `${name}=${inAddress(value, false)}`).join('&'),
      encoding: null,
    })
    return {
      drawn: fc.oneof(
        fc.array(fc.tuple(fc.constantFrom(...names, '__proto__'), words)).map(fields),
        fc.constantFrom<Sent>(
          { type: null, bytes: null, encoding: null },
          { type: 'application/json', bytes: '{"acao":"corrigir","nome":null}', encoding: null },
          { type: 'application/x-www-form-urlencoded', bytes: 'acao=retirar', encoding: 'gzip' },
        ),
      ),
      holding: (text) => [fc.constant(fields(names.map((name) => [name, text])))],
    }
  }
  const feed = (nome: string) =>
    get(`GET /feeds/:empresa/${nome}.xml`, to`/feeds/${words}/${fc.constant(nome)}.xml`)
  return [
    get('GET /campanha/:campaign', to`/campanha/${id}?origem=${words}`),
    get('GET /campanha/:campaign/inscricao', to`/campanha/${id}/inscricao?origem=${words}`),
    get('GET /vagas', to`/vagas?busca=${words}&pagina=${words}&busca=${words}`),
    get('GET /empresa/:empresa', to`/empresa/${words}?busca=${words}&pagina=${words}`),
    get('GET /empresa/:empresa/recuperar-link', to`/empresa/${words}/recuperar-link?${words}`),
    get('GET /acompanhamento', to`/acompanhamento?chave=${chave}&feito=${words}`),
    get('GET /acompanhamento/dados.json', to`/acompanhamento/dados.json?chave=${chave}`),
    get('GET /acompanhamento/dados.pdf', to`/acompanhamento/dados.pdf?chave=${chave}`),
    get('GET /privacidade', to`/privacidade?${words}&empresa=${words}&vaga=${id}`),
    get('GET /parar-emails', to`/parar-emails?chave=${chave}&chave=${words}`),
    get(
      'GET /usuario/v1/usuarios/login/empresa/retorno',
      to`/usuario/v1/usuarios/login/empresa/retorno?state=${words}&code=${words}`,
    ),
    feed('vagas'),
    feed('abler'),
    feed('bne'),
    get('GET /robots.txt', to`/robots.txt?${words}`),
    get('GET /sitemap.xml', to`/sitemap.xml?${words}`),
    get('GET /sitemap-geral.xml', to`/sitemap-geral.xml?${words}`),
    get('GET /sitemap-:part(^\\d{1,4})-:empresa.xml', to`/sitemap-${words}-${words}.xml`),
    get('GET /health/live', to`/health/live?${words}`),
    get('GET /health/ready', to`/health/ready?${words}`),
    get('GET nothing', to`/${words}/${words}`),
    postForm('POST /campanha/:campaign/inscricao', to`/campanha/${id}/inscricao`, {
      drawn: sentForm(fc.constantFrom(null, '{}')),
      holding: (text) =>
        [false, true].map((isFile) =>
          fc.constant(
            formOf([
              ...FIELDS.map((field) => ({ field, value: text, isFile: false })),
              { field: 'curriculo', value: text, isFile },
            ]),
          ),
        ),
    }),
    postForm('POST /empresa/:empresa/recuperar-link', to`/empresa/${words}/recuperar-link`, typed('contato')),
    postForm('POST /parar-emails', to`/parar-emails?chave=${chave}`, typed('List-Unsubscribe', 'tipo')),
    postForm(
      'POST /acompanhamento',
      to`/acompanhamento?chave=${chave}`,
      typed('acao', 'certeza', 'nome', 'email', 'telefone', 'envio'),
    ),
  ]

  function postForm(what: string, path: Drawn<string>, body: Drawn<Sent>): Drawn<FuzzRequest> {
    const posted = (address: fc.Arbitrary<string>, sent: fc.Arbitrary<Sent>) =>
      fc.tuple(address, sent, from).map(([drawn, form, headers]) => ({
        what,
        method: 'POST',
        path: drawn,
        headers: { ...headers, ...typeOf(form, 'post') },
        body: form.bytes,
        isPage: true,
      }))
    return {
      drawn: posted(path.drawn, body.drawn),
      holding: (text) => [
        ...path.holding(text).map((address) => posted(address, body.drawn)),
        ...body.holding(text).map((sent) => posted(path.drawn, sent)),
      ],
    }
  }
}
