import { PICK_LIMIT } from '@seleta/contract/limits'
import { createDefaultRascunho } from '@seleta/contract/default-rascunho'
import type { Caller } from '../calls/caller'

const paragraph = `<p>${'Atender, conferir e registrar. '.repeat(16).trim()}</p>`

/** About 20 kB of text, as long as descriptions get. */
export const longDescricao = paragraph.repeat(Math.floor(20_000 / paragraph.length))

/**
 * A draft with every list full and a long text: the wizard's heaviest.
 * @returns its id
 */
export async function createFullRascunho(call: Caller): Promise<number> {
  const padrao = createDefaultRascunho()
  const [funcoes, cidades, cursos, beneficios, tipos, testes] = await Promise.all([
    call('listFuncoes', { query: { limite: PICK_LIMIT.funcoes } }),
    call('listCidades', { query: { limite: PICK_LIMIT.cidades } }),
    call('listCursos', { query: { limite: PICK_LIMIT.cursos } }),
    call('listBeneficios', { query: { limite: PICK_LIMIT.beneficios } }),
    call('listTiposContratacao', { query: { limite: PICK_LIMIT.tiposContratacao } }),
    call('listTestes', {}),
  ])
  const criadaEm = new Date().toISOString()
  const perguntas = (['ABERTA', 'ABERTA', 'ABERTA'] as const).map((tipo, n) => ({
    id: `00000000-0000-4000-8000-00000000000${n}`,
    tipo,
    title: `Pergunta ${n + 1}`,
    obrigatoria: true,
    efeito: 'SINALIZAR' as const,
    criadaEm,
  }))
  const { data } = await call('createRascunho', {
    body: {
      ultimoPasso: 'detalhes',
      campanha: {
        ...padrao,
        nome: 'Rascunho com tudo',
        nomeEmpresa: 'Aroeira',
        descricao: 'Um resumo curto para a equipe.',
        palavraChave: 'um;dois;três',
        cidades: cidades.map((cidade) => ({ cidade })),
        quadros: ['CATHO', 'ABLER', 'BNE'],
        vaga: {
          ...padrao.vaga,
          funcoes: funcoes.data.map((funcao) => ({ funcao })),
          tipoContratacoes: tipos.data,
          beneficios: beneficios.data.map((beneficio) => ({ beneficio })),
          campanhaTestes: testes.data.slice(0, PICK_LIMIT.testes).map(({ id }) => ({ idTeste: id })),
          curso: { ...padrao.vaga.curso, obrigatorios: cursos.data },
          campanhaResponsavel: { nome: 'Ana Lima', email: 'ana@aroeira.test', telefone: '(11) 98765-4321' },
          salarioMin: 1800,
          salarioMax: 2500,
          descricao: longDescricao,
          perguntas,
        },
      },
    },
  })
  return data.id
}
