import { publish } from './support/campanhas'
import { openFamilies } from './support/familia'
import { hitsOfAll } from './support/hits'
import { openRestores } from './support/restauradas'
import { pdf } from './support/strangers'

/**
 * A backup from while one record held what two had sent. They came apart since, and one of them was erased: a restore
 * brings nothing of that one back, and leaves the other (decision 138).
 */

let mundo: Awaited<ReturnType<typeof openRestores>>
let casa: ReturnType<typeof openFamilies>
beforeAll(async () => {
  mundo = await openRestores()
  casa = openFamilies(mundo.office)
})
beforeEach(() => mundo.office.api.pool.query('delete from contagem'))
afterAll(() => mundo.close())

const as = () => ({ token: mundo.office.token })
/** @returns where these texts stand in what was restored, and who of these names */
async function restore(texts: readonly string[], nomes: readonly string[]) {
  const { db, pool, dataDir } = await mundo.backups.restore()
  const found = await hitsOfAll(db, dataDir, texts)
  const { rows } = await pool.query<{ nome: string; email: string | null }>(
    'select nome, email from talento where nome = any($1) order by nome',
    [nomes],
  )
  return { found: found.map(({ text, onde }) => `${onde}: ${text}`), rows }
}
it.each([
  ['waits', 'tiago.espera'],
  ['was confirmed', 'tiago.confirma'],
])(
  'who stands for himself since an e-mail was mended, and whose sending %s in the backup',
  async (how, name) => {
    const email = `joao.${name}@exemplo.test`
    const tiago = { nome: `Tiago ${name}`, email, telefone: '11955553001' }
    const joao = { nome: `João ${name}`, email, telefone: '11966663001', sobre: `Sou o João de ${name}` }
    const { identificador } = await mundo.doors.enterPessoa(tiago)
    await mundo.doors.send(joao, (await publish(mundo.office)).id, pdf())
    if (how === 'was confirmed') await mundo.mailbox.answer(email, 'confirmar')
    await mundo.backups.backUp()
    await mundo.mend(identificador, { nome: tiago.nome, email: `${name}@exemplo.test` })
    const said = await mundo.mailbox.act(await mundo.mailbox.keyOf(email), { acao: 'apagar', certeza: 'sim' })
    expect([200, 303]).toContain(said.status)
    const texts = [joao.nome, email, joao.telefone, joao.sobre]
    const { found, rows } = await restore(texts, [tiago.nome, joao.nome])
    expect(found).toEqual([])
    expect(rows).toEqual([{ nome: tiago.nome, email: null }])
  },
)

it('a son of a family’s mailbox whom «Separar» has made somebody of his own', async () => {
  const email = 'casa.separada@exemplo.test'
  const mae = { nome: 'Maria Prado Volta', telefone: '81 91111-7701', sobre: 'Sou a mãe que volta', email }
  const filho = { nome: 'Pedro Prado Volta', telefone: '81 92222-7701', sobre: 'Sou o filho que sai', email }
  const caixa = (await publish(mundo.office)).id
  await mundo.doors.send(mae, caixa, pdf())
  const identificador = await mundo.doors.identificadorOf(email)
  await mundo.mailbox.answer(email, 'confirmar')
  await casa.move({ identificador, caixa })
  await mundo.doors.send(filho, (await publish(mundo.office)).id, pdf())
  await mundo.mailbox.answer(email, 'confirmar')
  await mundo.backups.backUp()
  const params = { identificador: await casa.separate(identificador, filho.nome) }
  expect((await mundo.office.api.call('deleteTalento', { params }, as())).status).toBe(204)
  const { found, rows } = await restore([filho.nome, '81922227701', filho.sobre], [mae.nome, filho.nome])
  expect(found).toEqual([])
  expect(rows).toEqual([{ nome: mae.nome, email }])
})

it.each(['hers was confirmed', 'hers waits'])(
  'a son who came by the same form as his mother, whom nobody has met: %s',
  async (hers) => {
    const email = `casa.${hers.replaceAll(' ', '.')}@exemplo.test`
    const mae = {
      nome: `Marta Prado ${hers}`,
      telefone: '81 91111-8801',
      sobre: 'Sou a mãe que veio antes',
      email,
    }
    const filho = {
      nome: `Paulo Prado ${hers}`,
      telefone: '81 92222-8801',
      sobre: `O filho, e ${hers}`,
      email,
    }
    await mundo.doors.send(mae, (await publish(mundo.office)).id)
    const identificador = await mundo.doors.identificadorOf(email)
    if (hers === 'hers was confirmed') await mundo.mailbox.answer(email, 'confirmar')
    await mundo.doors.send(filho, (await publish(mundo.office)).id)
    await mundo.mailbox.answer(email, 'confirmar')
    await mundo.backups.backUp()
    const separado = await casa.separate(identificador, filho.nome)
    const isHis = (await mundo.doors.rowOf(separado))?.['nome'] === filho.nome
    const params = { identificador: isHis ? separado : identificador }
    expect((await mundo.office.api.call('deleteTalento', { params }, as())).status).toBe(204)
    const { found, rows } = await restore([filho.nome, '81922228801', filho.sobre], [mae.nome, filho.nome])
    expect(found).toEqual([])
    expect(rows.map(({ nome }) => nome)).toEqual([mae.nome])
  },
)

it('whose own record it was, into which somebody was entered by their e-mail since', async () => {
  const email = 'pedro.sozinho@exemplo.test'
  const pedro = { nome: 'Pedro Sozinho Alves', email, telefone: '11966664401', sobre: 'Sou o Pedro sozinho' }
  await mundo.doors.send(pedro, (await publish(mundo.office)).id, pdf())
  await mundo.backups.backUp()
  const { identificador } = await mundo.doors.enterPessoa({
    nome: 'Tiago Ramos Lima',
    email,
    telefone: '11955554401',
  })
  await mundo.mend(identificador, { email: 'tiago.certo@exemplo.test' })
  const params = { identificador: await mundo.doors.identificadorOf(email) }
  expect((await mundo.office.api.call('deleteTalento', { params }, as())).status).toBe(204)
  expect((await restore([pedro.nome, email, pedro.telefone, pedro.sobre], [])).found).toEqual([])
})

it('and who was entered with the mailbox of both keeps it', async () => {
  const email = 'casa.digitada@exemplo.test'
  const tiago = { nome: 'Tiago Casa Moura', email, telefone: '11955554402' }
  const { identificador } = await mundo.doors.enterPessoa(tiago)
  const pedro = { nome: 'Pedro Casa Nunes', email, telefone: '11966664402', sobre: 'Sou o Pedro da casa' }
  await mundo.doors.send(pedro, (await publish(mundo.office)).id, pdf())
  await mundo.mailbox.answer(email, 'confirmar')
  await mundo.backups.backUp()
  const params = { identificador: await casa.separate(identificador, pedro.nome) }
  expect((await mundo.office.api.call('deleteTalento', { params }, as())).status).toBe(204)
  const { found, rows } = await restore([pedro.nome, pedro.telefone, pedro.sobre], [tiago.nome])
  expect(found).toEqual([])
  expect(rows).toEqual([{ nome: tiago.nome, email }])
})

it('nobody is signed in by it, neither a colleague nor a guest who judges, whose link may have been ended since', async () => {
  const { id } = await publish(mundo.office)
  const input = { params: { id }, body: { nome: 'Convidada', email: '' } }
  const { link } = (await mundo.office.api.call('createAvaliacaoLink', input, as())).body.data
  const token = link.split('#')[1] ?? ''
  expect((await mundo.office.api.call('openAvaliacaoLink', { body: { token } })).status).toBe(200)
  const open =
    'select (select count(*)::int from sessao) as sessoes, (select count(*)::int from avaliacao_sessao) as links'
  expect((await mundo.office.api.pool.query(open)).rows).toMatchObject([{ links: 1 }])
  await mundo.backups.backUp()
  const { pool } = await mundo.backups.restore()
  expect((await pool.query(open)).rows).toEqual([{ sessoes: 0, links: 0 }])
  const { rows } = await mundo.office.api.pool.query<{ linha: string }>(
    String.raw`select concat_ws(e'\t', '\' || token_hash::text, empresa_id, link_id, expira_em) as linha from avaliacao_sessao`,
  )
  const colunas = ['token_hash', 'empresa_id', 'link_id', 'expira_em']
  mundo.backups.addTable({ nome: 'avaliacao_sessao', colunas, sequencia: null }, rows[0]?.linha ?? '')
  const older = await mundo.backups.restore()
  expect((await older.pool.query(open)).rows).toEqual([{ sessoes: 0, links: 0 }])
})
