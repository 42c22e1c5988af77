import type { Ramo } from '../profissoes/profissao-data'

/** Second sentences of a summary, by line of work. */
export const MEIOS: Readonly<Record<Ramo, readonly string[]>> = {
  tecnologia: [
    'Já participei de projetos do zero e também cuidei do que já existia.',
    'Costumo estudar por conta própria e compartilhar o que aprendo com a equipe.',
    'Trabalho bem em equipe remota, com rotina e entregas combinadas.',
  ],
  escritorio: [
    'Tenho boa escrita e lido bem com fornecedores e clientes.',
    'Sou discret[o|a] com informações e cordial no atendimento.',
    'Gosto de aprender e de melhorar rotinas.',
  ],
  vendas: [
    'Tenho paciência com clientes difíceis.',
    'Aprendo sistemas novos com rapidez.',
    'Trabalho bem em equipe e ajudo quem está começando.',
  ],
  operacional: [
    'Sigo normas de segurança e uso corretamente os equipamentos de proteção.',
    'Tenho disponibilidade para turnos e horas extras.',
    'Nunca tive acidente de trabalho.',
  ],
  saude: [
    'Trato cada paciente com respeito e escuta.',
    'Mantenho as atualizações em dia e sigo os protocolos de segurança.',
    'Tenho boa relação com as equipes multiprofissionais.',
  ],
  educacao: [
    'Planejo aulas ativas e acompanho de perto quem tem mais dificuldade.',
    'Gosto de projetos que envolvem a comunidade.',
    'Uso tecnologia quando ela ajuda a aprender, não por enfeite.',
    'Tenho experiência com turmas de inclusão.',
    'Mantenho contato frequente com as famílias.',
  ],
  servicos: [
    'Trabalho bem em fim de semana e feriado.',
    'Mantenho a calma em horário de pico.',
    'Tenho boas referências dos últimos empregos.',
    'Gosto de ver as pessoas saindo satisfeitas.',
  ],
}

/** Second sentences that only one profession writes. */
export const MEIOS_DA_PROFISSAO: Readonly<Record<string, readonly string[]>> = {
  desenvolvimento: [
    'Valorizo código revisado, documentação curta e conversa direta com quem usa o sistema.',
    'No último projeto ajudei a reduzir pela metade o tempo de resposta da aplicação.',
  ],
  dados: [
    'Gosto de perguntas bem-feitas antes de qualquer painel.',
    'Meu último painel virou a reunião de segunda-feira da diretoria.',
  ],
  suporte: [
    'Registro cada solução para que o próximo chamado seja mais rápido.',
    'Minha nota de satisfação nos chamados ficou acima de 95 %.',
  ],
  design: [
    'Testo cedo, com pessoas de verdade, e mudo de ideia sem sofrer.',
    'Cuido de contraste, leitura e teclado desde o primeiro rascunho.',
  ],
  administrativo: [
    'Já transformei controles em papel em planilhas compartilhadas.',
    'Tenho facilidade com planilhas e cuido bem de prazos.',
  ],
  financeiro: [
    'Trabalho bem sob pressão em fechamento de mês.',
    'Tenho facilidade com planilhas e cuido bem de prazos.',
    'Reduzi o prazo médio de recebimento na última empresa.',
  ],
  recursosHumanos: [
    'Dou resposta a todas as pessoas que participam dos processos.',
    'Fechei vagas difíceis com busca ativa e indicações.',
  ],
  marketing: ['Já cuidei de verba mensal de cinco dígitos.', 'Escrevo, edito e meço o que publico.'],
  aprendiz: ['Minhas notas são boas e não falto à escola.', 'Já ajudei no comércio da família.'],
  vendas: [
    'Gosto de trabalhar com metas e de conhecer bem o que vendo.',
    'Fui destaque de vendas por três meses seguidos na última loja.',
    'Cuido do pós-venda e tenho uma boa carteira de clientes.',
  ],
  caixa: ['Faço o fechamento sem diferenças.', 'Trabalho em fins de semana e feriados sem problema.'],
  telemarketing: [
    'Bati as metas de retenção por vários meses.',
    'Mantenho a calma mesmo com cliente nervoso.',
  ],
  producao: ['Gosto de manter o posto limpo e organizado e de ensinar quem está chegando.'],
  eletrica: [
    'Prefiro prevenir a parada a correr atrás dela.',
    'Já treinei colegas novos e cobri férias de liderança.',
  ],
  logistica: [
    'Tenho bom índice de acuracidade nos inventários.',
    'Já treinei colegas novos e cobri férias de liderança.',
  ],
  motorista: [
    'Cuido do veículo como se fosse meu.',
    'Estou acostumad[o|a] a viagens longas e a prestar contas.',
    'Minha pontuação de direção econômica sempre foi alta.',
  ],
  construcao: [
    'Entreguei as últimas obras no prazo e sem acidentes com afastamento.',
    'Gosto de obra limpa e equipe informada.',
  ],
  seguranca: ['Tenho boa relação com moradores e visitantes.', 'Sou calm[o|a] e sigo os procedimentos.'],
  tecnicoEnfermagem: [
    'Tenho disponibilidade para plantões diurnos e noturnos.',
    'Aprendi muito em setor crítico.',
  ],
  enfermagem: [
    'Tenho disponibilidade para plantões diurnos e noturnos.',
    'Formei equipes novas em dois setores.',
  ],
  cozinha: [
    'Sou rápid[o|a] e cuido da higiene em cada detalhe.',
    'Gosto de cozinha organizada e de prato bem montado.',
  ],
  limpeza: ['Não tenho faltas e cuido bem do material.', 'Sei diluir e guardar produtos com segurança.'],
}

/** Last sentences; most people write none of these or one. */
export const FECHOS: readonly string[] = [
  'Moro em {cidade} e tenho disponibilidade imediata.',
  'Busco crescer em uma empresa séria.',
  'Procuro uma vaga mais perto de casa, em {cidade}.',
  'Disponível para início em 30 dias.',
  'Aceito mudança de cidade.',
  'Estou fazendo cursos para me atualizar.',
  'Quero uma oportunidade de longo prazo.',
  'Gostaria de contar mais em uma conversa.',
  'Tenho vontade de assumir mais responsabilidade.',
  'Resido em {cidade} há muitos anos e conheço bem a região.',
]

export const FECHOS_DE_ESCRITORIO: readonly string[] = [
  'Prefiro modelo híbrido ou remoto, mas converso.',
  'Busco equilíbrio entre trabalho e estudo.',
  'Tenho carro próprio e CNH B.',
]

export const FECHOS_DE_TURNO: readonly string[] = [
  'Posso trabalhar em qualquer turno.',
  'Tenho disponibilidade para fins de semana.',
]

/** First sentences of those who have not worked yet. */
export const SEM_EXPERIENCIA: readonly string[] = [
  'Procuro a primeira oportunidade na área e aprendo rápido.',
  'Ainda não tenho experiência registrada, mas tenho muita vontade de trabalhar.',
  'Quero começar a carreira com {h1} e {h2}.',
  'Já fiz trabalhos informais e agora busco o primeiro emprego com carteira assinada.',
]

/** Skills that nobody counts in years: they do not stand in a first sentence. */
export const NAO_SE_CONTA_EM_ANOS: ReadonlySet<string> = new Set(
  'simpatia, paciência, comunicação, criatividade, agilidade, pontualidade, organização, proatividade, atenção aos detalhes, atenção, cordialidade, discrição, responsabilidade, trabalho em equipe, liderança, vontade de aprender, escuta ativa, COREN ativo, CRF ativo, boa dicção, pensamento analítico, trabalho com metas, escala 12x36, trabalho em turnos, higiene, metas, métricas, humanização, curso de vigilante em dia, CNH E, CNH D, MOPP, comunicação com famílias, metas de loja, defesa pessoal, NR-10, NR-12, NR-18, NR-32, NR-35, BNCC, nota fiscal'.split(
    ', ',
  ),
)
