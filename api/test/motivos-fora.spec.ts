import { apply, buildInscricao, openOffice, publish, readBoard, type Office } from './support/campanhas'

let office: Office
beforeAll(async () => {
  office = await openOffice({ publicUrl: 'https://vagas.exemplo.test' })
})
afterAll(() => office.api.close())

const desistencia = async () =>
  (await office.api.call('listMotivos', {}, { token: office.token })).body.data.find(
    ({ isDesistencia }) => isDesistencia,
  )?.id ?? 0

describe('why it ended, for the person themselves (decision 170)', () => {
  it('a withdrawal counts as the company’s reason for it, whatever it is called', async () => {
    const { id } = await publish(office)
    const chave = await enter(id, 'Kika Kato')
    const identificador = (await readBoard(office, id)).etapa('Triagem').talentos[0]?.identificador ?? ''
    await act(chave, { acao: 'retirar', certeza: 'sim' })
    const params = { identificador }
    const { data } = (await office.api.call('getTalento', { params }, { token: office.token })).body
    expect(data.participacoes[0]).toMatchObject({
      situacao: 'Desistente',
      motivo: { nome: 'Desistência' },
      pedeMotivo: false,
    })
    const filtro = {
      idCampanha: id,
      situacoes: ['desistente' as const],
      motivos: [await desistencia()],
    }
    const found = await office.api.call(
      'filterTalentos',
      { query: { size: 8 }, body: filtro },
      { token: office.token },
    )
    expect(found.body.totalElements).toBe(1)
  })

  it('no public answer holds the reason: page, data to take along, job, form', async () => {
    const { id } = await publish(office)
    const chave = await enter(id, 'Lia Lopes')
    const { etapa } = await readBoard(office, id)
    const segredo = 'Xilofone desafinado'
    const { body } = await office.api.call(
      'createMotivo',
      { body: { nome: segredo } },
      { token: office.token },
    )
    const params = {
      identificador: etapa('Triagem').talentos[0]?.identificador ?? '',
      campanhaId: id,
      kanbanId: etapa('Reprovados').id,
    }
    const moved = await office.api.call(
      'moveTalento',
      { params, query: { motivoId: body.data.id } },
      { token: office.token },
    )
    expect(moved.status).toBe(200)
    await office.api.app.jobs.runDue()
    const paths = [
      `/acompanhamento?chave=${chave}`,
      `/acompanhamento/dados.json?chave=${chave}`,
      `/campanha/${id}`,
      `/campanha/${id}/inscricao`,
      `/campanha/v1/publico/campanhas/${id}`,
      '/empresa/ana-aurora-test',
    ]
    for (const path of paths) {
      const response = await office.api.request(path)
      const text = await response.text()
      expect([path, response.status, text.includes(segredo)]).toEqual([path, 200, false])
    }
    const { rows } = await office.api.pool.query<{ corpo: string }>(
      'select corpo from mensagem where talento_id = (select id from talento where identificador = $1)',
      [params.identificador],
    )
    expect(rows.filter(({ corpo }) => corpo.includes(segredo))).toEqual([])
  })
})

/** Applies and answers the key of their own page. */
async function enter(campanhaId: number, nome: string): Promise<string> {
  await apply(office.api, campanhaId, buildInscricao({ nome, telefone: '' }))
  const { rows } = await office.api.pool.query<{ corpo: string }>(
    `select m.corpo from mensagem m join talento t on t.id = m.talento_id
     where t.nome = $1 and m.tipo = 'confirmacao' order by m.id desc limit 1`,
    [nome],
  )
  return /acompanhamento\?chave=([\w-]{43})/.exec(rows[0]?.corpo ?? '')?.[1] ?? ''
}

const act = (chave: string, fields: Record<string, string>) =>
  office.api.request(`/acompanhamento?chave=${chave}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
