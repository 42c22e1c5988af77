import { publish } from './support/campanhas'
import { openFamilies } from './support/familia'
import { hitsOfAll } from './support/hits'
import { bringIn, takeBack } from './support/import-file'
import { openRestores } from './support/restauradas'
import { pdf } from './support/strangers'

/**
 * A backup from while what was told of somebody, or what they had sent, stood in another's record. They stand for themselves
 * since, and were erased: a restore has nothing of them, and leaves the other whole (decision 138).
 */

let mundo: Awaited<ReturnType<typeof openRestores>>
beforeAll(async () => {
  mundo = await openRestores()
})
beforeEach(() => mundo.office.api.pool.query('delete from contagem'))
afterAll(() => mundo.close())

let quantas = 0
/** Tiago is on record with the e-mail of a house, and somebody else of that house is told of. */
async function openCasa(nome: string) {
  quantas += 1
  const nomeDaCasa = `${'ABCDEFGHIJKLMNOPQRSTU'.charAt(quantas)}breu`
  const casa = `casa.${nomeDaCasa.toLowerCase()}@exemplo.test`
  const own = `${nome.toLowerCase()}.${nomeDaCasa.toLowerCase()}@exemplo.test`
  const tiago = { nome: `Tiago ${nomeDaCasa} Lima`, telefone: `119111100${10 + quantas}`, email: casa }
  const outra = {
    nome: `${nome} ${nomeDaCasa} Nunes`,
    telefone: `119222200${10 + quantas}`,
    sobre: `Sou ${nome} de ${nomeDaCasa}`,
    email: casa,
    habilidades: [`Bordar ${nomeDaCasa}`],
  }
  const { identificador } = await mundo.doors.enterPessoa({ ...tiago, habilidades: ['Soldar'] })
  const { id: vaga } = await publish(mundo.office)
  const csv = `Nome;E-mail;Telefone;Sobre\n${outra.nome};${casa};${outra.telefone};${outra.sobre}`
  let arquivo = 0
  let chave = ''
  const acts: Record<string, () => Promise<unknown>> = {
    'told by hand': () => mundo.doors.enterPessoa(outra),
    'told by hand into a job': () => mundo.doors.enterPessoa({ ...outra, idCampanha: vaga }),
    'told by hand with a CPF': () => mundo.doors.enterPessoa({ ...outra, cpf: '52998224725' }),
    'told by a file': async () => (arquivo = await bringIn(mundo.office, csv, vaga)),
    'sends with it': async () => ({ chave } = await mundo.doors.send({ ...outra }, vaga, pdf())),
    'the file is taken back': () => takeBack(mundo.office, arquivo),
    'a mended file': () => bringIn(mundo.office, csv.replace(casa, own), vaga),
    'his e-mail is mended': () =>
      mundo.mend(identificador, { email: `tiago.${nomeDaCasa.toLowerCase()}@exemplo.test` }),
    separated: () => openFamilies(mundo.office).separate(identificador, outra.nome),
    'told again': () => mundo.doors.enterPessoa(outra),
    'told by another file': () => bringIn(mundo.office, csv, vaga),
    'told with another e-mail': () => mundo.doors.enterPessoa({ ...outra, email: own }),
    'takes it back': () => mundo.mailbox.act(chave, { acao: 'retirar', certeza: 'sim' }),
    'the mailbox says no': () => mundo.mailbox.answer(casa, 'recusar'),
    'sends anew': async () => mundo.doors.send({ ...outra, email: own }, (await publish(mundo.office)).id),
    'sends with the same': async () => mundo.doors.send({ ...outra }, (await publish(mundo.office)).id),
  }
  const texts = [outra.nome, outra.telefone, outra.sobre, ...outra.habilidades, own]
  return { acts, tiago: { ...tiago, identificador }, outra, texts }
}
async function erase(nome: string) {
  const { rows } = await mundo.office.api.pool.query<{ identificador: string }>(
    'select identificador from talento where nome = $1',
    [nome],
  )
  await mundo.erase(rows[0]?.identificador ?? '')
}

const MARIA: readonly (readonly [before: string, since: readonly string[]])[] = [
  ['told by hand', ['separated']],
  ['told by hand', ['his e-mail is mended', 'told again']],
  ['told by hand', ['his e-mail is mended', 'sends with the same']],
  ['told by hand into a job', ['separated']],
  ['told by hand with a CPF', ['separated']],
  ['told by a file', ['separated']],
  ['told by a file', ['separated', 'the file is taken back', 'told with another e-mail']],
  ['told by a file', ['his e-mail is mended', 'told again']],
  ['told by a file', ['his e-mail is mended', 'told by another file']],
  ['told by a file', ['the file is taken back', 'a mended file']],
  ['told by a file', ['the file is taken back', 'sends anew']],
  ['told by a file', ['the file is taken back', 'told with another e-mail']],
  ['sends with it', ['takes it back', 'sends anew']],
  ['sends with it', ['the mailbox says no', 'sends anew']],
]
type Casa = Awaited<ReturnType<typeof openCasa>>
describe('of who was erased', () => {
  let casas: Casa[]
  let restored: Awaited<ReturnType<(typeof mundo.backups)['restore']>>
  beforeAll(async () => {
    casas = []
    for (const [before] of MARIA) {
      const casa = await openCasa('Maria')
      await casa.acts[before]?.()
      casas.push(casa)
    }
    await mundo.backups.backUp()
    for (const [n, [, since]] of MARIA.entries()) {
      await mundo.office.api.pool.query('delete from contagem')
      for (const act of since) await casas[n]?.acts[act]?.()
    }
    for (const { outra } of casas) await erase(outra.nome)
    restored = await mundo.backups.restore()
  })

  it.each(MARIA.map(([before, since], n) => ({ n, story: `${before}; since then ${since.join(', ')}` })))(
    'nothing comes back: $story',
    async ({ n }) => {
      const { tiago, texts = [] } = casas[n] ?? {}
      expect(texts).not.toEqual([])
      expect(await hitsOfAll(mundo.office.api.db, mundo.office.api.dataDir, texts)).toEqual([])
      expect(await hitsOfAll(restored.db, restored.dataDir, texts)).toEqual([])
      const { rows } = await restored.pool.query(
        'select nome, email::text, telefone, habilidades, sobre from talento where identificador = $1',
        [tiago?.identificador],
      )
      const { nome, email, telefone } = tiago ?? {}
      expect(rows).toEqual([{ nome, email, telefone, habilidades: ['Soldar'], sobre: '' }])
    },
  )
})

it('who is not erased is as in the backup, though another who was told in the same way is', async () => {
  const [um, outro] = [await openCasa('Maria'), await openCasa('Joana')]
  await um.acts['told by hand']?.()
  await outro.acts['told by hand']?.()
  await mundo.backups.backUp()
  await um.acts['separated']?.()
  await erase(um.outra.nome)
  const { pool } = await mundo.backups.restore()
  const { rows } = await pool.query<{ nome: string }>(
    `select chegou->>'nome' as nome from fusao where chegou->>'nome' = any($1)`,
    [[um.outra.nome, outro.outra.nome]],
  )
  expect(rows).toEqual([{ nome: outro.outra.nome }])
})
