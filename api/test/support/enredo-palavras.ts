import { cpfCheckDigits } from '@seleta/regras/cpf'
import type { Office } from './campanhas'
import { nomeIn, readPortraits } from './enredo-portraits'
import type { Dita, Enredo } from './enredos'
import { hitsOfAll } from './hits'

/**
 * The words of a story: names and keys, which several people may have, and marks, of which each stands in one telling
 * alone. Which of them somebody's erasure took out of the product is what a restore has to keep out.
 */

const NOMES = ['Ana', 'Bruno', 'Carla', 'Davi', 'Elisa', 'Fabio'] as const
const letters = (n: number): string =>
  n < 26 ? 'abcdefghijklmnopqrstuvwxyz'.charAt(n) : letters(Math.floor(n / 26) - 1) + letters(n % 26)

/** Where something stands that is nobody's by now: cells of a file, bytes and jobs that wait to be swept. */
const LOOSE = new Set(['importacao', 'importacao_linha', 'store', 'job'])

export interface Mundo {
  readonly office: Office
  /** A second recruiter's. */
  readonly colega: string
  /** Two campaigns; the second asks a question. */
  readonly vagas: readonly [number, number]
}

export type Palavras = ReturnType<typeof openPalavras>

/** @param n number of the house among those of a database */
export function openPalavras({ api }: Office, { pessoas, areNamesakes }: Enredo, n: number) {
  const casa = `${letters(n + 26 * 27)}breu`
  /** Word → whether it is a mark. */
  const words = new Map<string, boolean>()
  /** A file's mark → that of the form that it came with. */
  const files = new Map<string, string>()
  const erased = new Set<string>()
  /** What stood in the records of whoever was erased. */
  const ofErased = new Set<string>()
  /** What whoever was erased was called then, by their random id. */
  const names = new Map<string, string>()
  let marks = 0

  const keep = (text: string) => {
    words.set(text, false)
    return text
  }
  function mark() {
    marks += 1
    const text = `zs${casa}${letters(marks + 26)}q`
    words.set(text, true)
    return text
  }
  const whoOf = (pessoa: number, beside = 0) => (pessoa + beside) % pessoas
  function nomeOf(pessoa: number) {
    if (areNamesakes && pessoa === 2) return keep(`Ana Maria ${casa}`)
    return keep(`${areNamesakes && pessoa === 1 ? NOMES[0] : (NOMES[pessoa] ?? '')} ${casa}`)
  }
  const emailOf = (pessoa: number) =>
    keep(`${NOMES[pessoa] ?? ''}${pessoa}.${casa}@exemplo.test`.toLowerCase())
  const telefoneOf = (pessoa: number) => keep(`119${10_000_000 + n * 10 + pessoa}`)
  function cpfOf(pessoa: number) {
    const nove = String(100_000_000 + n * 10 + pessoa)
    return keep(nove + cpfCheckDigits(nove))
  }

  /** What merges say, but for what the record was before and after: that is its person's. */
  async function readTold() {
    const { rows } = await api.pool.query<{ text: string }>(
      "select coalesce(string_agg((to_jsonb(f) - array['antes', 'depois'])::text, ' '), '') as text from fusao f",
    )
    return rows[0]?.text ?? ''
  }
  const listHits = () => hitsOfAll(api.db, api.dataDir, [...words.keys()])
  return {
    casa,
    words,
    erased,
    ofErased,
    names,
    keep,
    mark,
    whoOf,
    emailOf,
    telefoneOf,
    /** A name, an e-mail that nobody has had. */
    nextNome: (nome: string) => keep(`${nome.split(' ')[0] ?? ''} ${letters(marks + 30)}zu ${casa}`),
    nextEmail: () => keep(`certo${marks}.${casa}@exemplo.test`),
    tell: ({ pessoa, nome, email, telefone, hasCpf }: Dita) => ({
      nome: nomeOf(whoOf(pessoa, nome)),
      email: email === null ? '' : emailOf(whoOf(pessoa, email)),
      telefone: telefone === null ? '' : telefoneOf(whoOf(pessoa, telefone)),
      cpf: hasCpf ? cpfOf(whoOf(pessoa)) : '',
      sobre: mark(),
    }),
    /** @param sobre of the form that it comes with */
    fileOf(sobre: string) {
      const text = mark()
      files.set(text, sobre)
      return new Blob([`%PDF-1.4 ${text}\n%%EOF`], { type: 'application/pdf' })
    },
    /** Words that stand anywhere. */
    listStanding: async () => new Set((await listHits()).map(({ text }) => text)),
    /** Whatever was somebody's and stands nowhere any more was erased by it. */
    async erasing(erase: () => Promise<unknown>) {
      await api.app.jobs.runDue()
      const [hits, told, people] = [await listHits(), await readTold(), await readPortraits(api.pool)]
      await erase()
      await api.app.jobs.runDue()
      const [left, stayed] = [
        new Set((await listHits()).map(({ text }) => text)),
        await readPortraits(api.pool),
      ]
      for (const { text, onde } of hits)
        if (!left.has(text) && (onde === 'fusao' ? told.includes(text) : !LOOSE.has(onde))) erased.add(text)
      for (const [file, sobre] of files) if (erased.has(sobre) && !left.has(file)) erased.add(file)
      for (const [who, one] of people) {
        if (stayed.has(who)) continue
        names.set(who, nomeIn(one))
        for (const word of words.keys()) if (one.text.includes(word)) ofErased.add(word)
      }
    },
    /** Who came back by themselves before the backup is in it, with the keys that they had. */
    passBackup() {
      for (const text of erased) if (words.get(text) === false) erased.delete(text)
      ofErased.clear()
    },
  }
}
