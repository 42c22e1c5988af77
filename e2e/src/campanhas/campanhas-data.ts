import type { Api } from '../support/api'

const SAO_PAULO = { id: 3_550_308, codigo: '3550308', nome: 'São Paulo', uf: 'SP' }

/** Publishes a campaign that every check accepts. @returns its id */
export async function publishCampanha(api: Api, nome: string, over: object = {}): Promise<number> {
  const { data: funcoes } = await api.call<{ data: object[] }>('GET', '/campanha/v1/funcoes?busca=atendente')
  const { data } = await api.call<{ data: { id: number } }>('POST', '/campanha/v1/campanhas', {
    nome,
    nomeEmpresa: 'Aroeira Talentos',
    quantidadeVagas: 3,
    cidades: [{ cidade: SAO_PAULO }],
    vaga: { funcoes: [{ funcao: funcoes[0] }], campanhaResponsavel: { nome: 'Marina Duarte' } },
    ...over,
  })
  return data.id
}
