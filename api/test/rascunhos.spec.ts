import { createDefaultRascunho } from '@seleta/contract/default-rascunho'
import { buildPublicavel, openOffice, publish, type Office } from './support/campanhas'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.api.close())

const padrao = createDefaultRascunho

describe('drafts (product 21)', () => {
  it('are made once when a creation is repeated with its key', async () => {
    const { api, token } = office
    const call = () =>
      api.call(
        'createRascunho',
        { body: { campanha: { ...padrao(), nome: 'Repetida' }, ultimoPasso: 'detalhes' } },
        { token, headers: { 'idempotency-key': 'rascunho-1' } },
      )
    const [first, second] = [await call(), await call()]
    expect(second.body.data).toEqual(first.body.data)
  })

  it('keep every field that the wizard writes', async () => {
    const { api, token } = office
    const campanha = await buildPublicavel(office, {
      descricao: 'Padaria & café < 10 anos',
      palavraChave: 'TI;C#',
      quadros: ['BNE'],
      fechamento: '2030-12-31',
      vaga: {
        modalidade: 'hibrido',
        jornada: { dias: [1, 2], inicio: '08:00', fim: '17:00', escala: '5x2' },
        videoCv: 'opcional',
        nivelEnsino: { ...padrao().vaga.nivelEnsino, medio: true },
        salarioHoraMax: 40,
        descricao: '<p class="ql-align-center">Oi</p>',
      },
    })
    const created = await api.call(
      'createRascunho',
      { body: { campanha, ultimoPasso: 'salario' } },
      { token },
    )
    const { body } = await api.call('getCampanha', { params: { id: created.body.data.id } }, { token })
    const { vaga, ...rest } = campanha
    expect(body.data).toMatchObject({ ...rest, situacao: 'RASCUNHO', ultimoPasso: 'salario', versao: 1 })
    expect(body.data.vaga).toMatchObject({
      ...vaga,
      beneficios: [{ beneficio: { id: 1 } }],
      funcao: vaga.funcoes[0]?.funcao,
    })
  })

  it('refuse a save that started from an old version and keep what is there', async () => {
    const { api, token } = office
    const { body } = await api.call('createRascunho', { body: { campanha: padrao() } }, { token })
    const { id, versao } = body.data
    const save = (nome: string) =>
      api.call(
        'saveRascunho',
        { params: { id }, body: { campanha: { ...padrao(), nome }, versao } },
        { token },
      )
    expect((await save('primeira aba')).status).toBe(200)
    const second = await save('segunda aba')
    expect(second.status).toBe(409)
    expect(second.erro?.codigo).toBe('versao_antiga')
    const now = await api.call('getCampanha', { params: { id } }, { token })
    expect(now.body.data).toMatchObject({ nome: 'primeira aba', versao: versao + 1 })
  })

  it('let only one of many tabs win', async () => {
    const { api, token } = office
    const { body } = await api.call('createRascunho', { body: { campanha: padrao() } }, { token })
    const { id, versao } = body.data
    const answers = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((tab) =>
        api.call(
          'saveRascunho',
          { params: { id }, body: { campanha: { ...padrao(), nome: `aba ${tab}` }, versao } },
          { token },
        ),
      ),
    )
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
  })

  it('stand in the list with the step where they were left', async () => {
    const { api, token } = office
    const { body } = await api.call(
      'createRascunho',
      { body: { campanha: { ...padrao(), nome: 'Zelador noturno' }, ultimoPasso: 'contato' } },
      { token },
    )
    const filtros = [{ path: 'campanha.nome' as const, value: 'zelador' }]
    const list = await api.call('filterCampanhas', { query: { size: 12 }, body: { filtros } }, { token })
    expect(list.body.data).toMatchObject([{ id: body.data.id, situacao: 'RASCUNHO', ultimoPasso: 'contato' }])
  })

  it('are no drafts any more once published', async () => {
    const { api, token } = office
    const { id, versao } = await publish(office)
    const now = await api.call('getCampanha', { params: { id } }, { token })
    expect(now.body.data.situacao).toBe('PUBLICADA')
    const save = await api.call(
      'saveRascunho',
      { params: { id }, body: { campanha: padrao(), versao } },
      { token },
    )
    expect(save.status).toBe(409)
  })

  it('take no city or function that the catalogue does not have', async () => {
    const { api, token } = office
    const cidade = { id: 999_999_999, codigo: '0', nome: 'Atlântida', uf: 'XX' }
    const { status, erro } = await api.call(
      'createRascunho',
      { body: { campanha: { ...padrao(), cidades: [{ cidade }] } } },
      { token },
    )
    expect(status).toBe(422)
    expect(Object.keys(erro?.campos ?? {})).toEqual(['cidades'])
  })

  it('say a city by the catalogue, whatever the screen called it', async () => {
    const { api, token } = office
    const cidade = { id: 3_550_308, codigo: '1', nome: 'Sampa', uf: 'RJ' }
    const { body } = await api.call(
      'createRascunho',
      { body: { campanha: { ...padrao(), cidades: [{ cidade }] } } },
      { token },
    )
    expect(body.data.cidades).toEqual([
      { cidade: { id: 3_550_308, codigo: '3550308', nome: 'São Paulo', uf: 'SP' } },
    ])
  })
})
