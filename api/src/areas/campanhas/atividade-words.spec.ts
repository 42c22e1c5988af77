import { tellAtividade } from './atividade-words'

const NADA = { dados: {}, quem: 'Rui', pessoa: 'Ana Alves', etapa: 'Triagem', colegas: {} }

test.each([
  [{ tipo: 'campanha_pausada' }, 'Rui pausou a campanha'],
  [{ tipo: 'campanha_encerrada', quem: null }, 'A Seleta encerrou a campanha'],
  [{ tipo: 'etapa_criada' }, 'Rui criou a etapa Triagem'],
  [{ tipo: 'etapa_removida', etapa: null }, 'Rui removeu uma etapa'],
  [{ tipo: 'inscricao_movida' }, 'Rui moveu Ana Alves para Triagem'],
  [
    { tipo: 'inscricao_movida', dados: { isDesfeito: true } },
    'Rui desfez uma mudança: Ana Alves voltou para Triagem',
  ],
  [{ tipo: 'inscricao_criada' }, 'Rui adicionou Ana Alves na etapa Triagem'],
  [{ tipo: 'inscricao_criada', quem: null, dados: { origem: 'MANUAL' } }, 'Ana Alves se inscreveu'],
  [{ tipo: 'inscricao_criada', quem: null, dados: { origem: 'BNE' } }, 'Ana Alves chegou de BNE'],
  [
    { tipo: 'inscricao_atribuida', dados: { donoId: 1, deDonoId: null }, colegas: { 1: 'Gil' } },
    'Rui deixou Ana Alves com Gil',
  ],
  [
    { tipo: 'inscricao_atribuida', dados: { donoId: 1, deDonoId: 2 }, colegas: { 1: 'Rui', 2: 'Gil' } },
    'Rui ficou com Ana Alves',
  ],
  [
    { tipo: 'inscricao_atribuida', dados: { donoId: null, deDonoId: 2 }, colegas: { 2: 'Gil' } },
    'Rui tirou Ana Alves de Gil',
  ],
  [{ tipo: 'inscricao_retirada', quem: null, pessoa: null }, 'Uma pessoa retirou a inscrição'],
  [
    { tipo: 'inscricao_retirada', quem: null, dados: { isFromEnvio: true } },
    'A inscrição de Ana Alves foi retirada por quem a enviou',
  ],
  [
    { tipo: 'inscricao_retirada', quem: null, dados: { isFromCaixa: true } },
    'A inscrição de Ana Alves foi desfeita',
  ],
  [
    { tipo: 'equipe_alterada', dados: { entraram: [1, 2], sairam: [] }, colegas: { 1: 'Gil', 2: 'Lia' } },
    'Rui pôs Gil e Lia na equipe',
  ],
  [
    { tipo: 'equipe_alterada', dados: { entraram: [1], sairam: [9] }, colegas: { 1: 'Gil' } },
    'Rui pôs Gil e tirou um colega da equipe',
  ],
  [{ tipo: 'equipe_alterada', dados: { entraram: [], sairam: [] } }, 'Rui mudou funções na equipe'],
  [{ tipo: 'inscricao_avaliada', dados: { versao: 1 } }, 'Rui avaliou Ana Alves em Triagem'],
  [{ tipo: 'inscricao_avaliada', dados: { versao: 2 } }, 'Rui mudou sua avaliação de Ana Alves em Triagem'],
  [{ tipo: 'campanha_pessoa_corrigida' }, 'Rui corrigiu o cadastro de uma pessoa'],
  [{ tipo: 'campanha_pessoa_corrigida', quem: null }, 'Uma pessoa corrigiu os próprios dados'],
  [{ tipo: 'campanha_pessoa_apagada' }, 'Rui apagou os dados de uma pessoa'],
  [{ tipo: 'campanha_pessoa_apagada', quem: null }, 'Os dados de uma pessoa foram apagados'],
  [{ tipo: 'mensagem_enviada' }, 'Mensagem enviada a Ana Alves'],
  [{ tipo: 'inscricao_recusada', quem: null }, 'Ana Alves disse que não enviou a inscrição'],
  [
    { tipo: 'inscricao_recusada', quem: null, dados: { hasLostEmail: true } },
    'Quem usa o e-mail que estava no cadastro de Ana Alves disse que não enviou a inscrição',
  ],
  [{ tipo: 'nota_criada' }, ''],
] as const)('%j reads «%s» (product 74)', (entry, texto) => {
  expect(tellAtividade({ ...NADA, ...entry })).toBe(texto)
})
