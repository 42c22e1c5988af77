import { type Equipe, openConvidado, openEquipe } from './support/equipe'
import { seedUsuario } from './support/seed-empresa'

/** Links to judge by do not outlive the place of whoever made them (decision 188). */

let equipe: Equipe
beforeAll(async () => {
  equipe = await openEquipe({ publicUrl: 'https://seleta.test' })
})
afterAll(() => equipe.office.api.close())

/** A colleague who recruits, and a link that they made. */
async function colega(email: string) {
  const { api, empresaId } = equipe.office
  const id = await seedUsuario(api.db, empresaId, email, 'Rui')
  const token = await api.login(email)
  return { id, link: await openConvidado({ api, token }, equipe.minha.campanha) }
}
const look = async ({ token, chave }: { token: string; chave: string }) => {
  const { api } = equipe.office
  const inside = await api.call('listAvaliacoesPendentes', { query: {} }, { token })
  const again = await api.call('openAvaliacaoLink', { body: { token: chave } })
  return [inside.status, again.status]
}
const as = () => ({ token: equipe.office.token })

it('whoever made a link takes it along when they are removed, or may make none any more', async () => {
  const { api } = equipe.office
  const [gone, lowered, kept] = [
    await colega('sai@aurora.test'),
    await colega('desce@aurora.test'),
    await colega('fica@aurora.test'),
  ]
  expect(await look(gone.link)).toEqual([200, 200])
  await api.call('deleteUsuario', { params: { id: gone.id } }, as())
  await api.call('savePapel', { params: { id: lowered.id }, body: { papel: 'GESTOR' } }, as())
  await api.call('savePapel', { params: { id: kept.id }, body: { papel: 'RECRUTADOR' } }, as())
  expect(await look(gone.link)).toEqual([401, 409])
  expect(await look(lowered.link)).toEqual([401, 409])
  expect(await look(kept.link)).toEqual([200, 200])
  const { rows } = await api.pool.query(
    "select acao, dados->'linksEncerrados' as links from auditoria where acao in ('usuario_removido', 'papel_mudado') and alvo = any($1) order by id",
    [[gone, lowered, kept].map(({ id }) => `usuario:${id}`)],
  )
  expect(rows).toEqual([
    { acao: 'usuario_removido', links: 1 },
    { acao: 'papel_mudado', links: 1 },
    { acao: 'papel_mudado', links: null },
  ])
})
