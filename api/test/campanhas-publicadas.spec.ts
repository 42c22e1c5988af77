import type { CampanhaRascunho } from '@seleta/contract/campanhas'
import {
  apply,
  buildInscricao,
  buildPublicavel,
  openOffice,
  publish,
  readBoard,
  type Office,
} from './support/campanhas'

let office: Office
let publicavel: CampanhaRascunho
beforeAll(async () => {
  office = await openOffice()
  publicavel = await buildPublicavel(office)
})
afterAll(() => office.api.close())

describe('changing a published campaign', () => {
  const update = (id: number, body: CampanhaRascunho & { versao: number }) =>
    office.api.call('updateCampanha', { params: { id }, body }, { token: office.token })

  it('tells who saves over a newer version', async () => {
    const { id, versao } = await publish(office)
    expect((await update(id, { ...publicavel, nome: 'Um', versao })).body.data).toMatchObject({
      nome: 'Um',
      versao: versao + 1,
    })
    const late = await update(id, { ...publicavel, nome: 'Dois', versao })
    expect([late.status, late.erro?.codigo]).toEqual([409, 'versao_antiga'])
  })

  it('refuses a draft, which the wizard saves on its own path', async () => {
    const draft = await office.api.call(
      'createRascunho',
      { body: { campanha: publicavel } },
      { token: office.token },
    )
    expect((await update(draft.body.data.id, { ...publicavel, versao: 1 })).status).toBe(409)
  })

  it('refuses one that has ended, and leaves it as it was', async () => {
    const { id, versao } = await publish(office)
    await office.api.call('closeCampanha', { params: { id }, body: null }, { token: office.token })
    const { status, erro } = await update(id, { ...publicavel, nome: 'Depois do fim', versao })
    expect([status, erro?.codigo, erro?.mensagem]).toEqual([
      409,
      'campanha_encerrada',
      'Esta campanha foi encerrada.',
    ])
    const kept = await office.api.call('getCampanha', { params: { id } }, { token: office.token })
    expect([kept.body.data.nome, kept.body.data.situacao]).toEqual([publicavel.nome, 'ENCERRADA'])
  })

  it('scores everybody anew when it asks for something else', async () => {
    const { id, versao } = await publish(office, { palavraChave: 'Excel' })
    await apply(
      office.api,
      id,
      buildInscricao({ ultimoCargo: 'Auxiliar de Logística', habilidades: ['SQL'] }),
    )
    const score = async () => {
      const { body } = await office.api.call(
        'filterTalentos',
        { query: { size: 8 }, body: { idCampanha: id } },
        { token: office.token },
      )
      return body.data[0]
    }
    const before = await score()
    await update(id, { ...publicavel, palavraChave: 'SQL', versao })
    const after = await score()
    expect(before?.aderenciaDetalhe.map((l) => l.texto)).toContain('Excel: pedido, não encontrada — 0 de 15')
    expect(after?.aderenciaDetalhe.map((l) => l.texto)).toContain('SQL: pedido, tem — 15 de 15')
    expect(after?.aderencia).toBeGreaterThan(before?.aderencia ?? 100)
  })

  describe('with questions', () => {
    const pergunta = {
      id: '7b1c2a3d-0000-4000-8000-000000000001',
      tipo: 'MULTIPLA' as const,
      title: 'Qual turno?',
      obrigatoria: false,
      efeito: 'SINALIZAR' as const,
      criadaEm: '2026-01-01T00:00:00Z',
      opcoes: [
        { id: '7b1c2a3d-0000-4000-8000-00000000000a', title: 'Manhã', correta: true },
        { id: '7b1c2a3d-0000-4000-8000-00000000000b', title: 'Noite', correta: false },
      ],
    }
    const changed = {
      ...pergunta,
      title: 'Em que turno?',
      opcoes: [
        { id: '7b1c2a3d-0000-4000-8000-00000000000c', title: 'Tarde', correta: true },
        { id: '7b1c2a3d-0000-4000-8000-00000000000d', title: 'Madrugada', correta: false },
      ],
    }
    const save = async (id: number, versao: number, question: typeof pergunta) =>
      update(id, { ...publicavel, versao, vaga: { ...publicavel.vaga, perguntas: [question] } })
    const answer = (id: number, nome: string, opcao: string) =>
      apply(
        office.api,
        id,
        buildInscricao({ nome, respostas: [{ perguntaId: pergunta.id, valor: [opcao] }] }),
      )
    const listVersoes = (campanhaId: number) =>
      office.api.db
        .selectFrom('pergunta as p')
        .leftJoin('resposta as r', 'r.perguntaId', 'p.id')
        .select(['p.versao', 'p.titulo', 'r.valor'])
        .select((eb) => eb('p.removidaEm', 'is', null).as('isViva'))
        .where('p.campanhaId', '=', campanhaId)
        .orderBy('p.versao')
        .execute()

    it('changes one in place while nobody has answered', async () => {
      const { id, versao } = await publish(office, { vaga: { perguntas: [pergunta] } })
      await save(id, versao, changed)
      expect(await listVersoes(id)).toEqual([
        { versao: 1, titulo: 'Em que turno?', valor: null, isViva: true },
      ])
    })

    it('makes a new version of one that was answered: each answer keeps the words it was given to', async () => {
      const { id, versao } = await publish(office, { vaga: { perguntas: [pergunta] } })
      await answer(id, 'Rita Reis', pergunta.opcoes[0]?.id ?? '')
      await save(id, versao, changed)
      await answer(id, 'Saulo Sá', changed.opcoes[0]?.id ?? '')
      expect(await listVersoes(id)).toEqual([
        { versao: 1, titulo: 'Qual turno?', valor: [pergunta.opcoes[0]?.id], isViva: false },
        { versao: 2, titulo: 'Em que turno?', valor: [changed.opcoes[0]?.id], isViva: true },
      ])
      const detail = await office.api.call('getCampanha', { params: { id } }, { token: office.token })
      expect(detail.body.data.vaga.perguntas).toEqual([changed])
    })

    it('makes no version when an answered one is saved as it was', async () => {
      const { id, versao } = await publish(office, { vaga: { perguntas: [pergunta] } })
      await answer(id, 'Rita Reis', pergunta.opcoes[0]?.id ?? '')
      await save(id, versao, { ...pergunta, obrigatoria: true })
      expect(await listVersoes(id)).toMatchObject([{ versao: 1, isViva: true }])
    })
  })

  it('leaves the board and its people alone', async () => {
    const { id, versao } = await publish(office)
    await apply(office.api, id, buildInscricao({ nome: 'Caio Cruz' }))
    await update(id, { ...publicavel, nome: 'Outro nome', versao })
    const board = await readBoard(office, id)
    expect(board.etapas).toHaveLength(6)
    expect(board.people['Triagem']).toEqual(['Caio Cruz'])
  })
})
