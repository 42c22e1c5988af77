import type { FuncaoNaEquipe, Papel } from '@seleta/contract/papeis'
import { type Equipe, openEquipe } from './support/equipe'
import { holdLock, openBeside } from './support/held-lock'
import { untilWaiting } from './support/until-waiting'

/** Who works on a campaign, written by colleagues who do not know of each other (product 70 and 71). */

let equipe: Equipe
beforeEach(async () => {
  equipe = await openEquipe()
})
afterEach(() => equipe.office.api.close())

const asMe = () => ({ token: equipe.office.token })
const params = () => ({ id: equipe.minha.campanha })
type Membro = { usuarioId: number; funcao: FuncaoNaEquipe }
const responsavel = (usuarioId: number): Membro => ({ usuarioId, funcao: 'RESPONSAVEL' })

const read = async () => (await equipe.office.api.call('getEquipe', { params: params() }, asMe())).body.data
const pairs = async () => (await read()).map(({ nome, funcao }) => [nome, funcao])
const save = (membros: Membro[], antes?: Membro[]) =>
  equipe.office.api.call(
    'saveEquipe',
    { params: params(), body: { membros, ...(antes !== undefined && { antes }) } },
    asMe(),
  )
const dismiss = (id: number, herdeiro?: number) =>
  equipe.office.api.call(
    'deleteUsuario',
    { params: { id }, query: herdeiro === undefined ? {} : { herdeiro } },
    asMe(),
  )

/** Stands in the way of whoever writes somebody's place in the team, until let go. */
/** By a session of the test's own: the product's may be lent (`openBeside`). */
async function holdPlace(usuarioId: number) {
  const beside = await openBeside(equipe.office.api.pool)
  const place = [String(equipe.minha.campanha), String(usuarioId)]
  const { letGo } = await holdLock(
    beside,
    'select from campanha_equipe where campanha_id = $1 and usuario_id = $2 for update',
    place,
  )
  const end = async () => {
    await letGo()
    await beside.end()
  }
  return { beside, letGo: end }
}

describe('the team of a campaign', () => {
  it('that a colleague has changed since it was opened is not written over', async () => {
    const { ids } = equipe
    const antes = (await read()).map(({ usuarioId, funcao }) => ({ usuarioId, funcao }))
    const comRui = [...antes, { usuarioId: ids.RECRUTADOR, funcao: 'RECRUTADOR' as const }]
    expect((await save(comRui, antes)).status).toBe(200)
    const late = await save([...antes, { usuarioId: ids.LEITURA, funcao: 'ENTREVISTADOR' }], antes)
    expect([late.status, late.erro?.codigo, late.erro?.mensagem]).toEqual([
      409,
      'versao_antiga',
      'A equipe mudou depois que você a abriu. Nada foi sobrescrito.',
    ])
    expect((await read()).map(({ nome }) => nome)).toContain('Rui')
    // Sent twice, because the first answer was lost.
    expect((await save(comRui, antes)).status).toBe(200)
  })

  it('says since when each is in it, through every change of the others', async () => {
    const { office, ids } = equipe
    await office.api.pool.query("update campanha_equipe set desde = '2026-01-02T12:00:00Z'")
    const sinceOf = async (id: number) => (await read()).find(({ usuarioId }) => usuarioId === id)?.desde
    await save([responsavel(ids.RECRUTADOR), { usuarioId: ids.GESTOR, funcao: 'ENTREVISTADOR' }])
    expect(await sinceOf(ids.GESTOR)).toBe('2026-01-02T12:00:00.000Z')
    expect(await sinceOf(ids.RECRUTADOR)).not.toBe('2026-01-02T12:00:00.000Z')
    expect(await pairs()).toEqual([
      ['Rui', 'RESPONSAVEL'],
      ['Gil', 'ENTREVISTADOR'],
    ])
  })

  it.each([
    ['GESTOR', 'RESPONSAVEL', 422],
    ['GESTOR', 'RECRUTADOR', 422],
    ['GESTOR', 'ENTREVISTADOR', 200],
    ['LEITURA', 'ENTREVISTADOR', 422],
    ['RECRUTADOR', 'RESPONSAVEL', 200],
  ] as const)('takes in whose role is %s as %s: %i', async (papel, funcao, status) => {
    const { ids } = equipe
    const saved = await save([responsavel(ids.ADMINISTRADOR), { usuarioId: ids[papel], funcao }])
    expect([saved.status, saved.erro?.campos?.['membros']]).toEqual([
      status,
      status === 200 ? undefined : 'O papel dessa pessoa na empresa não permite essa função na equipe.',
    ])
  })

  it('keeps what somebody is in it when their role has become another', async () => {
    const { office, ids } = equipe
    await save([responsavel(ids.RECRUTADOR)])
    await office.api.call('savePapel', { params: { id: ids.RECRUTADOR }, body: { papel: 'GESTOR' } }, asMe())
    const saved = await save([
      responsavel(ids.RECRUTADOR),
      { usuarioId: ids.ADMINISTRADOR, funcao: 'RECRUTADOR' },
    ])
    expect(saved.status).toBe(200)
  })

  it('makes a campaign one of «Minhas campanhas», and says who is responsible', async () => {
    const { office, ids, minha, outra, tokens } = equipe
    await save([responsavel(ids.RECRUTADOR)])
    const mine = async (token: string) => {
      const filtros = [{ path: 'campanha.equipe' as const, value: 'minhas' as const }]
      const list = await office.api.call(
        'filterCampanhas',
        { query: { size: 12 }, body: { filtros } },
        { token },
      )
      const count = await office.api.call('countCampanhas', { query: { equipe: 'minhas' } }, { token })
      return [list.body.data.map(({ id, responsaveis }) => [id, responsaveis]), count.body.data.TODAS]
    }
    expect(await mine(tokens.RECRUTADOR)).toEqual([[[minha.campanha, ['Rui']]], 1])
    expect(await mine(office.token)).toEqual([[[outra.campanha, ['Ana Lima']]], 1])
    expect(await mine(tokens.GESTOR)).toEqual([[], 0])
    const { body } = await office.api.call('getCampanha', { params: params() }, asMe())
    expect(body.data.responsaveis).toEqual(['Rui'])
  })

  it('has somebody responsible', async () => {
    const { ids } = equipe
    for (const membros of [[], [{ usuarioId: ids.GESTOR, funcao: 'GESTOR' as const }]]) {
      const { status, erro } = await save(membros)
      expect([status, erro?.campos]).toEqual([422, { membros: 'Escolha quem é responsável pela campanha.' }])
    }
  })

  it('takes in nobody who is being dismissed at that moment', async () => {
    const { ids } = equipe
    await save([responsavel(ids.ADMINISTRADOR), { usuarioId: ids.RECRUTADOR, funcao: 'RECRUTADOR' }])
    const held = await holdPlace(ids.RECRUTADOR)
    const leaving = dismiss(ids.RECRUTADOR)
    await untilWaiting(held.beside, 1)
    const saving = save([responsavel(ids.ADMINISTRADOR), responsavel(ids.RECRUTADOR)])
    await untilWaiting(held.beside, 2)
    await held.letGo()
    expect([(await leaving).status, (await saving).status]).toEqual([204, 422])
  })

  it('being written with administrators and others in it keeps nobody from changing their roles', async () => {
    const { office, ids } = equipe
    const held = await holdPlace(ids.ADMINISTRADOR)
    const saving = save([
      { usuarioId: ids.RECRUTADOR, funcao: 'RECRUTADOR' },
      { usuarioId: ids.GESTOR, funcao: 'GESTOR' },
      responsavel(ids.ADMINISTRADOR),
    ])
    await untilWaiting(held.beside, 1)
    const change = (id: number, papel: Papel) =>
      office.api.call('savePapel', { params: { id }, body: { papel } }, asMe())
    const statuses = [
      (await change(ids.GESTOR, 'ADMINISTRADOR')).status,
      (await change(ids.RECRUTADOR, 'LEITURA')).status,
    ]
    await held.letGo()
    expect([...statuses, (await saving).status]).toEqual([204, 204, 200])
  })
})

describe('somebody who leaves the company', () => {
  it('leaves no campaign without anybody responsible, not even one that can still be restored', async () => {
    const { office, ids } = equipe
    await save([responsavel(ids.RECRUTADOR)])
    await office.api.call('deleteCampanha', { params: params() }, asMe())
    const { body } = await office.api.call('listUsuarios', {}, asMe())
    expect(body.data.find(({ id }) => id === ids.RECRUTADOR)?.responsavelPor).toBe(1)
    const refused = await dismiss(ids.RECRUTADOR)
    expect([refused.status, refused.erro?.codigo]).toEqual([409, 'campanhas_sem_responsavel'])
    const managed = await dismiss(ids.RECRUTADOR, ids.GESTOR)
    expect([managed.status, managed.erro?.codigo]).toEqual([409, 'campanhas_sem_responsavel'])
    expect((await dismiss(ids.RECRUTADOR, ids.ADMINISTRADOR)).status).toBe(204)
    await office.api.call('restoreCampanha', { params: params() }, asMe())
    expect(await pairs()).toEqual([['Ana Lima', 'RESPONSAVEL']])
  })

  it('is asked for no heir because of campaigns that nobody can restore any more', async () => {
    const { office, ids } = equipe
    await save([responsavel(ids.RECRUTADOR)])
    await office.api.call('deleteCampanha', { params: params() }, asMe())
    await office.api.pool.query(
      "update campanha set excluida_em = now() - interval '31 days' where excluida_em is not null",
    )
    expect((await dismiss(ids.RECRUTADOR)).status).toBe(204)
  })

  it('is written down with who took what, and with nobody where nothing was to be taken', async () => {
    const { office, ids } = equipe
    await save([responsavel(ids.RECRUTADOR)])
    await dismiss(ids.RECRUTADOR, ids.ADMINISTRADOR)
    await dismiss(ids.LEITURA, ids.ADMINISTRADOR)
    const { rows } = await office.api.pool.query<{ dados: object }>(
      "select dados from auditoria where acao = 'usuario_removido' order by id",
    )
    expect(rows.map(({ dados }) => dados)).toEqual([{ herdeiro: ids.ADMINISTRADOR, campanhas: 1 }, {}])
  })
})

describe('a manager who opens what is not their teams’', () => {
  it('is told that, and who can help, instead of something about their role', async () => {
    const { office, outra, tokens } = equipe
    const told = async (operation: 'getCampanha' | 'getTalento', of: object) =>
      (await office.api.call(operation, { params: of as never }, { token: tokens.GESTOR })).erro
    expect(await told('getCampanha', { id: outra.campanha })).toMatchObject({
      codigo: 'sem_permissao',
      mensagem: 'Você não está na equipe desta campanha. Peça a um administrador: Ana Lima.',
    })
    expect(await told('getTalento', { identificador: outra.talento })).toMatchObject({
      codigo: 'sem_permissao',
      mensagem:
        'Esta pessoa não está em nenhuma campanha de suas equipes. Peça a um administrador: Ana Lima.',
    })
    const basket = await office.api.call(
      'filterTalentos',
      { query: { size: 8 }, body: {} },
      { token: tokens.GESTOR },
    )
    expect(basket.erro?.mensagem).toBe(
      'Seu papel na empresa não permite isto. Peça a um administrador: Ana Lima.',
    )
  })
})
