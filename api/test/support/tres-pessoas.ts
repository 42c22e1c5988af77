import {
  apply,
  buildInscricao,
  CAMPINAS,
  findFuncao,
  type Office,
  publish,
  RECIFE,
  SAO_PAULO,
} from './campanhas'

const PESSOAS = [
  {
    nome: 'Ana Conceição',
    cidadeId: SAO_PAULO.id,
    formacao: 'Ensino Superior',
    idiomas: ['Inglês', 'Espanhol'],
    habilidades: ['Liderança', 'Excel'],
    experiencia: 'MAIS_CINCO_ANOS' as const,
    ultimoCargo: 'Auxiliar de Logística',
    sobre: 'Programação de rotas e gestões de estoque.',
  },
  {
    nome: 'Bento Ávila',
    cidadeId: CAMPINAS.id,
    formacao: 'Ensino Médio',
    idiomas: ['Alemão'],
    habilidades: ['Comunicação'],
    experiencia: 'UM_A_DOIS_ANOS' as const,
    ultimoCargo: 'Vendedor',
    sobre: 'Vendas no atacado. Atendimento de balcão.',
  },
  {
    nome: 'Carla Dias',
    cidadeId: RECIFE.id,
    formacao: 'Graduação',
    idiomas: ['Inglês'],
    habilidades: ['Excel'],
    experiencia: 'ATE_SEIS_MESES' as const,
    ultimoCargo: 'Recepcionista',
    sobre: 'Atendimento ao cliente por telefone.',
  },
]

const vaga = {
  idiomas: {
    indiferente: false,
    ingles: true,
    portugues: false,
    espanhol: false,
    frances: false,
    alemao: false,
    italiano: false,
    outros: '',
  },
}

/**
 * Three people who share some of all that lists are filtered by, in one campaign that asks for English and Excel.
 * @returns the campaign, and Bento's function
 */
export async function openTresPessoas(office: Office): Promise<{ campanhaId: number; vendedorId: number }> {
  const { api, token } = office
  const { id: campanhaId } = await publish(office, { palavraChave: 'Excel', vaga })
  const { id: vendedorId } = await findFuncao(api, token, 'Vendedor')
  for (const person of PESSOAS) await apply(api, campanhaId, buildInscricao(person))
  // The function ids come from the last job; whatever the catalogue calls it, the filter goes by id.
  await api.pool.query("update talento set funcao_ids = array[$1::bigint] where nome = 'Bento Ávila'", [
    vendedorId,
  ])
  return { campanhaId, vendedorId }
}
