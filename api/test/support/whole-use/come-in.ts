import { apply, buildInscricao } from '../campanhas'
import { beginImport } from '../import-file'
import { PERGUNTA } from '../pergunta'
import { pdf, type Use } from './use'

const TELEFONE = '11900000001'

/** People come in by every door. */
export async function comeIn({ call, send, called, id, token, api }: Use): Promise<void> {
  const respostas = [{ perguntaId: PERGUNTA.id, valor: 'Sim' }]
  for (const nome of ['Ana Alves', 'Bia Borges', 'Caio Costa', 'Duda Dias'])
    await apply(
      api,
      id,
      buildInscricao({
        nome,
        respostas,
        telefone: TELEFONE,
        ultimoCargo: 'Vendas',
        formacao: 'Ensino Médio',
      }),
      pdf,
    )
  await apply(api, id, buildInscricao({ nome: 'Ana Alves', sobre: 'Outra vez' }), pdf)
  called.add('createInscricao')
  const pessoa = {
    nome: 'Eva Esteves',
    email: 'eva@exemplo.test',
    telefone: TELEFONE,
    cpf: '529.982.247-25',
  }
  await call('findDuplicados', { body: pessoa })
  await send('createTalento', '/talento/v1/talentos', { ...pessoa, idCampanha: id }, 'curriculo')
  await send('createTalento', '/talento/v1/talentos', { ...pessoa, sobre: 'De novo' })
  const { chave } = (await call('createChaveOrigens', {})).body.data
  for (const nome of ['Fábio Faro', 'Fábio F. Faro'])
    await api.call(
      'receiveTalento',
      {
        params: { origem: 'ABLER' },
        body: {
          referencia: 'a1',
          nome,
          email: 'f@exemplo.test',
          cidade: 'Recife',
          uf: 'PE',
          idCampanha: id,
        },
      },
      { headers: { 'x-api-key': chave } },
    )
  called.add('receiveTalento')
  const csv = [
    'Nome;E-mail;Celular',
    `Gil Gama;gil@exemplo.test;${TELEFONE}`,
    'Ana Alves;ana.alves@exemplo.test;',
    'X;errado@;',
  ].join('\n')
  const importacao = await beginImport(api.url, token, csv, id)
  for (const operation of ['createImportacao', 'checkImportacao', 'startImportacao'] as const)
    called.add(operation)
  await api.app.jobs.runDue()
  const params = { id: importacao }
  await call('getImportacao', { params })
  await call('listImportacoes', {})
  await call('listLinhasImportacao', { params, query: { page: 0, size: 20 } })
  await call('listLinhasImportacao', { params, query: { page: 0, size: 20, situacao: 'erro' } })
  await call('exportErrosImportacao', { params })
  await call('undoImportacao', { params })
  await api.app.jobs.runDue()
}
