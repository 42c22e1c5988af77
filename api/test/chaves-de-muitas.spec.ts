import { cpfCheckDigits } from '@seleta/regras/cpf'
import { openOffice, publish, readBoard, type Office } from './support/campanhas'
import { NOMES, watchPlanilhas } from './support/chaves-erradas'
import { bringIn, takeBack, tryImport } from './support/import-file'

/**
 * A file is brought in and taken back in parts: whoever stands at the end of one is as the mended file tells too, whatever
 * those of another part still have of theirs (decisions 233, 234).
 */

let office: Office
let planilhas: ReturnType<typeof watchPlanilhas>
beforeAll(async () => {
  office = await openOffice()
  planilhas = watchPlanilhas(office)
})
// One person brings in more files here than they may in ten minutes.
beforeEach(() => office.api.pool.query('delete from contagem'))
afterAll(() => office.api.close())

type Column = 'nome' | 'email' | 'telefone' | 'cpf'
let worlds = 0
/** So many people of their own, and files of them. */
function openMundo(quantos: number, columns: readonly Column[]) {
  worlds += 1
  const [mundo, world] = [`mundo${'abcdefghijklmnopqrstuvwxyz'[worlds]}`, String(worlds).padStart(2, '0')]
  const letras = (n: number) => 'abcdefghijklmno'[n % 15] ?? ''
  const cellOf: Record<Column, (n: number) => string> = {
    nome: (n) => `${NOMES[n % 4]} ${letras(Math.floor(n / 4) % 15)}${letras(Math.floor(n / 60))}s ${mundo}`,
    email: (n) => `${mundo}${n}@exemplo.test`,
    telefone: (n) => `119${world}33${String(n).padStart(4, '0')}`,
    cpf: (n) => {
      const nove = `6${world}${String(n).padStart(6, '0')}`
      return nove + cpfCheckDigits(nove)
    },
  }
  const all = Array.from({ length: quantos }, (_, n) => n)
  const told = ['nome', ...columns] as const
  return {
    nomeOf: cellOf.nome,
    /** @param by these columns have slipped down by so many cells; `gira`: those at its end stand at its beginning */
    file: (slipped: Column | readonly Column[] = [], by = 0, gira = false) =>
      [told.join(';')]
        .concat(
          all.map((n) =>
            told
              .map((column) => {
                const from = [slipped].flat().includes(column) ? n - by : n
                if (gira) return cellOf[column]((from + quantos) % quantos)
                return from < 0 || from >= quantos ? '' : cellOf[column](from)
              })
              .join(';'),
          ),
        )
        .join('\n'),
    /** Of everybody what a file tells, as they stand. */
    people: async () =>
      (
        await planilhas.ask<Record<Column, string | null>>(
          'select nome, email::text, telefone, cpf from talento where nome like $1',
          [`% ${mundo}`],
        )
      )
        .map((one) => told.map((column) => one[column]).join(';'))
        .toSorted(),
    right: all.map((n) => told.map((column) => cellOf[column](n)).join(';')).toSorted(),
  }
}

/** A recruiter moves them to the second stage, as the board does. */
async function moveAll(campanhaId: number, nomes: readonly string[]): Promise<void> {
  const people = await planilhas.ask<{ id: string }>(
    'select identificador as id from talento where nome = any($1)',
    [nomes],
  )
  const kanbanId = (await readBoard(office, campanhaId)).etapas[1]?.id ?? 0
  const body = { identificadores: people.map(({ id }) => id), campanhaId, kanbanId, avisar: false }
  expect((await office.api.call('moveTalentos', { body }, { token: office.token })).status).toBe(200)
}

describe('a wrong file of more than one part that is taken back after the mended one came', () => {
  it.each([
    [60, 1, false],
    [60, 2, false],
    [60, -1, false],
    [60, 25, true],
    [120, 1, false],
    [120, -2, true],
  ])('leaves everybody of %i their e-mail, slipped by %i, round: %s', async (quantos, by, gira) => {
    const { id } = await publish(office)
    const mundo = openMundo(quantos, ['email', 'telefone', 'cpf'])
    const wrong = await bringIn(office, mundo.file('email', by, gira), id)
    await bringIn(office, mundo.file(), id)
    await takeBack(office, wrong)
    expect(await mundo.people()).toEqual(mundo.right)
  })

  it('leaves it to them though whoever had it in the next part was moved', async () => {
    const { id } = await publish(office)
    const mundo = openMundo(60, ['email', 'telefone', 'cpf'])
    const wrong = await bringIn(office, mundo.file('email', 1), id)
    await moveAll(id, [mundo.nomeOf(50)])
    await bringIn(office, mundo.file(), id)
    await takeBack(office, wrong)
    expect(await mundo.people()).toEqual(mundo.right)
  })
})

describe('a wrong file of more than one part that is taken back before the mended one comes', () => {
  it.each([
    [60, 1],
    [60, -2],
    [120, 2],
    [120, -1],
    [120, 70],
  ])('leaves everybody of %i their name, slipped by %i, whom a recruiter moved', async (quantos, by) => {
    const { id } = await publish(office)
    const mundo = openMundo(quantos, ['email', 'telefone'])
    const wrong = await bringIn(office, mundo.file('nome', by, true), id)
    const nomes = Array.from({ length: quantos }, (_, n) => mundo.nomeOf(n))
    for (let from = 0; from < quantos; from += 50) await moveAll(id, nomes.slice(from, from + 50))
    await takeBack(office, wrong)
    expect(await planilhas.contagem(wrong)).toMatchObject({ mantida: quantos })
    await bringIn(office, mundo.file(), id)
    expect(await mundo.people()).toEqual(mundo.right)
  })

  it.each([
    [['email', 'telefone'], 60, 1, true],
    [['telefone', 'cpf'], 60, -1, true],
    [['email', 'cpf'], 120, 1, false],
    [['telefone', 'cpf'], 120, -70, true],
  ] as const)(
    'leaves everybody theirs of %j, of %i, slipped together by %i, round: %s',
    async (two, quantos, by, gira) => {
      const { id } = await publish(office)
      const mundo = openMundo(quantos, ['email', 'telefone', 'cpf'])
      const wrong = await bringIn(office, mundo.file(two, by, gira), id)
      const nomes = Array.from({ length: quantos }, (_, n) => mundo.nomeOf(n))
      for (let from = 0; from < quantos; from += 50) await moveAll(id, nomes.slice(from, from + 50))
      await takeBack(office, wrong)
      await bringIn(office, mundo.file(), id)
      expect(await mundo.people()).toEqual(mundo.right)
    },
  )

  it('says so in the try, though the last name has a column of its own', async () => {
    const { id } = await publish(office)
    const mundo = openMundo(60, ['email', 'telefone'])
    const wrong = await bringIn(office, mundo.file('nome', 1, true), id)
    const nomes = Array.from({ length: 60 }, (_, n) => mundo.nomeOf(n))
    await moveAll(id, nomes)
    await takeBack(office, wrong)
    const mended = mundo
      .file()
      .replace('nome;', 'nome;sobrenome;')
      .replaceAll(/^([A-Z]\S+) /gm, '$1;')
    const tried = await tryImport(office.api.url, office.token, mended, null)
    const motivos = await planilhas.ask<{ pessoa: string }>(
      "select motivos->>'pessoa' as pessoa from importacao_linha where importacao_id = $1 order by numero",
      [tried],
    )
    expect(motivos.map(({ pessoa }) => pessoa)).toEqual(
      nomes.map((nome) => `Já existe: ${nome} (mesmo e-mail).`),
    )
  })

  it('leaves two of a family apart who share a phone and stand in two parts', async () => {
    const { id } = await publish(office)
    const others = Array.from({ length: 50 }, (_, n) => `Gil Melo;outro.lar${n}@exemplo.test;`)
    const file = (moved: number) => {
      const lar = ['Ana Sato longe', 'Bia Sato longe', 'Caio Uchoa longe'].map((nome, n) =>
        [nome, `longe${(n + moved + 3) % 3}@exemplo.test`, n < 2 ? '44933350000' : '44933350002'].join(';'),
      )
      return ['Nome;E-mail;Telefone', lar[0], ...others, ...lar.slice(1)].join('\n')
    }
    const wrong = await bringIn(office, file(-1), id)
    await moveAll(id, ['Bia Sato longe'])
    await takeBack(office, wrong)
    await bringIn(office, file(0), id)
    expect((await planilhas.people('longe')).map(({ nome, email }) => [nome, email])).toEqual(
      ['Ana', 'Bia', 'Caio'].map((nome, n) => [nome, `longe${n}@exemplo.test`]),
    )
  })
})
