import type { Browser, Page } from '@playwright/test'
import { publishCampanha } from '../campanhas/campanhas-data'
import type { Api } from '../support/api'
import { openApi } from '../support/api'
import { amount } from '../support/amount'
import type { Product } from '../support/product'
import { expect, test } from '../support/test'
import { buildHtmlHostil } from './html-hostil'

/** Hostile descriptions by the thousand, saved by the product and opened in a real browser (security S13). */

const COUNT = amount(1000, 10_000)
/** Saved at the same time. */
const LANES = 8
/** Below the 40,000 characters of a description, as it is stored; what one text leaves open makes text of those after it. */
const MAX_DESCRICAO = { stored: 39_000, hostile: 22_000 } as const

const ALLOWED = ['P', 'BR', 'STRONG', 'EM', 'U', 'OL', 'UL', 'LI']

/** @param found a tag, or an attribute as `name=value` */
const isForbidden = (found: string) =>
  !ALLOWED.includes(found) && !/^class=ql-align-\w+( ql-align-\w+)*$/.test(found)

interface Watched {
  readonly page: Page
  /** Whatever ran, asked for something of its own, or broke the policy. */
  readonly hits: string[]
}

/** Notices every execution on a page: a call of `pwn`, a dialog, a request elsewhere, a break of the policy. */
async function watch(page: Page, isOwn: (url: string) => boolean): Promise<Watched> {
  const hits: string[] = []
  await page.exposeFunction('hit', (what: string) => void hits.push(what))
  await page.addInitScript(() => {
    const { hit } = window as unknown as { hit: (what: string) => void }
    Object.assign(window, { pwn: () => hit('pwn') })
    document.addEventListener('securitypolicyviolation', (event) =>
      hit(`policy ${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
    )
  })
  page.on('dialog', (dialog) => {
    hits.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('popup', (popup) => hits.push(`window ${popup.url()}`))
  page.on('request', (request) => {
    const url = request.url()
    if (!isOwn(url)) hits.push(`request ${url}`)
  })
  return { page, hits }
}

/** A page of nobody's, with no policy at all: what is put there runs if it can. */
const BARE = 'http://bare.test/'
const FENCE = `${BARE}fence`

async function openBare(browser: Browser): Promise<Watched> {
  const page = await browser.newPage()
  await page.route('**/*', (route) =>
    route.request().url() === BARE
      ? route.fulfill({ contentType: 'text/html', body: '<!doctype html><body></body>' })
      : route.abort(),
  )
  const watched = await watch(page, (url) => url === BARE || url === FENCE)
  await page.goto(BARE)
  return watched
}

/** Puts texts after one another until there are `max` characters. */
function pack(texts: readonly string[], max: number): readonly string[] {
  const packs: string[] = []
  let full = ''
  for (const text of texts) {
    if (full.length + text.length > max) {
      packs.push(full)
      full = ''
    }
    full += text
  }
  return [...packs, full]
}

/** Saves each text as a template and answers what was stored, in order. */
async function saveEach(
  { url }: Product,
  { token, call }: Api,
  texts: readonly string[],
): Promise<readonly string[]> {
  const stored: string[] = []
  let next = 0
  const lane = async (nome: string) => {
    const path = '/campanha/v1/vaga-modelos'
    const { data } = await call<{ data: { id: number } }>('POST', path, { nome, descricao: 'x' })
    for (let at = next++; at < texts.length; at = next++) {
      // Without the browser's tool in between, which takes longer than the product.
      const answer = await fetch(`${url}${path}/${data.id}`, {
        method: 'PUT',
        headers: { authorization: token, 'content-type': 'application/json' },
        body: JSON.stringify({ nome, descricao: texts[at] }),
      })
      if (answer.status !== 200) throw new Error(`saving ${texts[at]}: ${answer.status}`)
      stored[at] = ((await answer.json()) as { data: { descricao: string } }).data.descricao
    }
  }
  await Promise.all(Array.from({ length: LANES }, (_, lanes) => lane(`Hostil ${lanes}`)))
  return stored
}

/** What a browser makes of each text: every tag and attribute once, and the texts that it reads another way again. */
const parseAll = ({ page }: Watched, texts: readonly string[]) =>
  page.evaluate(
    async ([all, fence]) => {
      const found = new Set<string>()
      const place = document.createElement('div')
      document.body.append(place)
      const changed: string[] = []
      for (const text of all) {
        place.innerHTML = text
        for (const element of place.querySelectorAll('*')) {
          found.add(element.tagName)
          for (const { name, value } of element.attributes) found.add(`${name}=${value}`)
        }
        const once = place.innerHTML
        place.innerHTML = once
        if (place.innerHTML !== once) changed.push(text)
      }
      // What fails to load is told in order: when the last one is told, those before it have been.
      const last = new Image()
      await new Promise((resolve) => {
        last.addEventListener('error', resolve)
        last.src = fence
      })
      return { found: [...found].toSorted(), changed }
    },
    [texts, FENCE] as const,
  )

test(`${COUNT} hostile descriptions run nothing, neither under the policy nor without it`, async ({
  browser,
  page,
  product,
}) => {
  test.setTimeout(amount(120_000, 1_800_000))
  const api = await openApi(product)
  const hostile = buildHtmlHostil(COUNT)
  expect(hostile).toHaveLength(COUNT)

  // The trap catches: as they came, outside the product, many of them run.
  const open = await openBare(browser)
  await parseAll(
    open,
    hostile.slice(0, 130).filter((text) => /^<(img|svg|video|details|input)/.test(text)),
  )
  const caught = (isOne: (hit: string) => boolean) => () => open.hits.filter(isOne).length
  await expect.poll(caught((hit) => hit === 'pwn')).toBeGreaterThan(20)
  await expect.poll(caught((hit) => hit.includes('canary.test'))).toBeGreaterThan(2)
  await open.page.close()

  const stored = await saveEach(product, api, hostile)
  expect(stored).toHaveLength(COUNT)

  // As stored, in a page without any policy: nothing that could run is left, and a browser keeps it as it is.
  const bare = await openBare(browser)
  const { found, changed } = await parseAll(bare, stored)
  expect(found.filter(isForbidden)).toEqual([])
  expect(changed).toEqual([])
  expect(bare.hits).toEqual([])

  // In the product's own pages, drawn by the server and taken over by the area, then once more without the policy:
  // as stored, and as they came, many at a time, in both fields that a description has.
  const packs = [
    ...pack(stored, MAX_DESCRICAO.stored).map((descricao) => ({ vaga: { descricao } })),
    ...pack(hostile, MAX_DESCRICAO.hostile).map((descricao, index) =>
      index % 2 === 0 ? { vaga: { descricao } } : { descricao },
    ),
  ]
  const vaga = await wholeVaga(api)
  const { hits } = await watch(page, (url) => url.startsWith(product.url) && !url.includes('canary'))
  const drawn: string[] = []
  for (const [index, over] of packs.entries()) {
    const id = await publishCampanha(api, `Vaga hostil ${index}`, {
      ...over,
      vaga: { ...vaga, ...('vaga' in over ? over.vaga : {}) },
    })
    await page.goto(`/campanha/${id}`)
    // The area has taken over when what needs it answers.
    await page.getByRole('button', { name: 'Salvar vaga' }).click()
    await expect(page.getByRole('button', { name: 'Vaga salva' })).toBeVisible()
    drawn.push(await page.locator('.publico-text').innerHTML())
  }
  expect(hits).toEqual([])
  const shown = await parseAll(bare, drawn)
  expect(shown.found.filter(isForbidden)).toEqual([])
  expect(drawn.join('').length).toBeGreaterThan(COUNT * 10)
  expect(bare.hits).toEqual([])
  await bare.page.close()
  await api.stop()
})

async function wholeVaga(api: Api): Promise<object> {
  const { data } = await api.call<{ data: object[] }>('GET', '/campanha/v1/funcoes?busca=atendente')
  return { funcoes: [{ funcao: data[0] }], campanhaResponsavel: { nome: 'Marina Duarte' } }
}
