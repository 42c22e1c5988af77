import { openBackups } from './backup-e-volta'
import { openOffice, publish } from './campanhas'
import { findFaults } from './enredo-faults'
import { openMesa } from './enredo-mesa'
import { type Mundo, openPalavras } from './enredo-palavras'
import { readPortraits } from './enredo-portraits'
import { openPortas } from './enredo-portas'
import { planEnredo, type Passo, type Tipo } from './enredos'
import { hitsOfAll } from './hits'
import { startKeptMail } from './kept-mail'
import { openMailbox } from './mailbox'
import { seedUsuario } from './seed-empresa'
import { beginAgain } from './segunda-vida'
import { publishAsking } from './strangers'

/** Stories are lived in one product, whose backup is restored; what is wrong then is told with the seed of its story. */

const from = { name: 'Seleta', address: 'nao-responda@seleta.test' }
const publicUrl = 'https://vagas.exemplo.test'

type Restored = Awaited<ReturnType<ReturnType<typeof openBackups>['restore']>>
type Mails = ReturnType<typeof startKeptMail>
type Story = ReturnType<typeof openStory>

/** @param n number of the story among those of a database */
function openStory(mundo: Mundo, seed: number, n: number) {
  const plan = planEnredo(seed)
  const palavras = openPalavras(mundo.office, plan, n)
  const mesa = openMesa(mundo, palavras)
  const portas = openPortas(mundo, palavras, mesa.records)
  const acts: Readonly<
    Record<Tipo, (passo: Passo) => Promise<{ readonly status: number; readonly said: string }>>
  > = {
    'the form': portas.send,
    'the mailbox': portas.mail,
    'the screen': portas.withdraw,
    'entered by hand': mesa.type,
    'a file': mesa.sendFile,
    'a file is taken back': mesa.returnFile,
    joined: mesa.join,
    'kept apart': mesa.keepApart,
    separated: mesa.separate,
    corrected: mesa.mend,
    moved: mesa.move,
    undone: mesa.undo,
    'written to': mesa.write,
    'noted on': mesa.note,
    hidden: portas.hide,
    shown: mesa.show,
    'mails leave': portas.leave,
    erased: mesa.erase,
  }
  const faults: string[] = []
  const log: string[] = []
  return {
    seed,
    plan,
    palavras,
    portas,
    faults,
    log,
    live: async (passos: readonly Passo[]) => {
      for (const passo of passos) {
        // One person does more here than anybody may in ten minutes.
        await mundo.office.api.pool.query('delete from contagem')
        const { status, said } = await acts[passo.tipo](passo)
        log.push(`${passo.tipo}: ${said} ${status}`)
        if (status >= 500) faults.push(`${passo.tipo} answered ${status}`)
      }
    },
  }
}

export async function openEnredos() {
  const [mail, later] = [startKeptMail(), startKeptMail()]
  const office = await openOffice({ publicUrl, mail: { smtpUrl: await mail.listen(), from } })
  const laterUrl = await later.listen()
  const backups = openBackups(office)
  await seedUsuario(office.api.db, office.empresaId, 'rui@aurora.test', 'Rui')
  const colega = await office.api.login('rui@aurora.test')
  const mundo: Mundo = { office, colega, vagas: [(await publish(office)).id, await publishAsking(office)] }

  /** @returns what is wrong, each with its story */
  async function live(seeds: readonly number[]): Promise<string[]> {
    const stories = seeds.map((seed, n) => openStory(mundo, seed, n))
    for (const { live: act, plan } of stories) await act(plan.before)
    const before = await readPortraits(office.api.pool)
    const pages = await readPages(stories, office.api)
    const sent = mail.received.map(keyOfMail)
    await backups.backUp()
    for (const { palavras, live: act, plan, log } of stories) {
      log.push('the backup')
      palavras.passBackup()
      await act(plan.since)
    }
    const restored = await backups.restore()
    const seen = {
      before,
      restored: await readPortraits(restored.pool),
      live: await readPortraits(office.api.pool),
    }
    const again = await beginAgain(restored, { publicUrl, mail: { smtpUrl: laterUrl, from } })
    try {
      await again.passNight()
      const found = await hitsOfAll(restored.db, restored.dataDir, wordsOf(stories))
      for (const { palavras, faults } of stories)
        faults.push(...findFaults(palavras, { ...seen, standing: await palavras.listStanding(), found }))
      tellMails(stories, new Set(sent), later)
      const opened = await readPages(stories, { ...office.api, pool: restored.pool, request: again.request })
      tellPages(stories, pages, opened, before)
      const as = await again.look('ana@aurora.test')
      await again.eraseAll(as)
      await tellLeft(stories, restored)
    } finally {
      await again.app.close()
    }
    return [
      ...again.faults,
      ...stories.flatMap(({ seed, faults, log }) =>
        faults.length === 0 ? [] : [[`story ${seed}`, ...faults, ...log].join('\n')],
      ),
    ]
  }
  return {
    live,
    async close() {
      await backups.close()
      await office.api.close()
      for (const { server } of [mail, later]) await new Promise<void>((done) => server.close(() => done()))
    },
  }
}

const wordsOf = (stories: readonly Story[]) => stories.flatMap(({ palavras }) => [...palavras.words.keys()])

/** Every link that anybody has by now, and what its page says. */
async function readPages(stories: readonly Story[], api: Parameters<typeof openMailbox>[0]['api']) {
  const { open } = openMailbox({ api })
  const pages = new Map<string, { readonly status: number; readonly texto: string }>()
  for (const { portas } of stories)
    for (const chave of await portas.listChaves()) pages.set(chave, await open(chave))
  return pages
}

type Pages = Awaited<ReturnType<typeof readPages>>

/** No page says what was erased, nor of anybody else than it did in the backup. */
function tellPages(
  stories: readonly Story[],
  before: Pages,
  now: Pages,
  people: Awaited<ReturnType<typeof readPortraits>>,
) {
  for (const { palavras, faults } of stories)
    for (const [chave, { status, texto }] of now) {
      const marks = [...palavras.words].filter(([, isMark]) => isMark).map(([word]) => word)
      const was = before.get(chave)?.texto
      const isTheirs = ({ text }: { readonly text: string }) =>
        marks.some((word) => was?.includes(word) === true && text.includes(word))
      // Their first night shows who was hidden on this very day, and the page asks again.
      if (was?.includes('Seus dados estão ocultos') === true) continue
      // The join by which it had opened nothing was taken apart by the restore: it opens its sender's own again.
      const wasClosed = was?.includes('Inscrição não encontrada') === true
      const known = [was, ...[...people.values()].filter(isTheirs).map(({ text }) => text)].join('\n')
      if (status >= 500) faults.push(`a page answered ${status}`)
      for (const word of marks)
        if (
          texto.includes(word) &&
          (palavras.erased.has(word) || (was !== undefined && !wasClosed && !known.includes(word)))
        )
          faults.push(`the page of ${chave} says ${word}`)
    }
}

const keyOfMail = ({ to, headers, body }: Mails['received'][number]) =>
  JSON.stringify([to, headers['subject'], body])

/** Nobody gets a second time what had left before the backup, nor is anything sent of who was erased. */
function tellMails(stories: readonly Story[], sent: ReadonlySet<string>, { received }: Mails) {
  const mails = received.map(keyOfMail)
  for (const { palavras, faults } of stories)
    for (const mail of mails) {
      const isOurs = [...palavras.words.keys()].some((word) => mail.includes(word))
      if (isOurs && sent.has(mail)) faults.push(`sent twice: ${mail}`)
      for (const word of palavras.erased) if (mail.includes(word)) faults.push(`${word} is mailed: ${mail}`)
    }
}

/** Once everybody is erased nothing is left of anybody. */
async function tellLeft(stories: readonly Story[], { db, dataDir }: Restored) {
  const left = await hitsOfAll(db, dataDir, wordsOf(stories))
  for (const { palavras, faults } of stories)
    for (const { text, onde } of left)
      if (palavras.words.has(text)) faults.push(`${text} is left in ${onde} by the erasure of all`)
}
