import type { Draw } from '../draw/draw'

/** Lines of business of the invented employers. */
export const SETORES = {
  tecnologia: {
    atividade: 'Desenvolvimento de software',
    moldes: ['{n} Sistemas', '{n} Software', '{n} Tecnologia', '{n} Digital', 'Grupo {n} TI'],
  },
  telecom: { atividade: 'Telecomunicações', moldes: ['{n} Telecom', '{n} Fibra', 'Conecta {n}'] },
  varejo: {
    atividade: 'Comércio varejista',
    moldes: ['Supermercados {n}', 'Lojas {n}', 'Magazine {n}', '{n} Atacarejo', 'Casa {n}'],
  },
  moda: {
    atividade: 'Comércio de vestuário',
    moldes: ['{n} Modas', '{n} Calçados', 'Confecções {n}', 'Ateliê {n}'],
  },
  farmacia: { atividade: 'Comércio farmacêutico', moldes: ['Farmácias {n}', 'Drogaria {n}'] },
  logistica: {
    atividade: 'Transporte e armazenagem',
    moldes: ['Transportes {n}', '{n} Logística', 'Expresso {n}', '{n} Cargas'],
  },
  industria: {
    atividade: 'Indústria de transformação',
    moldes: ['Metalúrgica {n}', '{n} Plásticos', 'Indústrias {n}', '{n} Embalagens', '{n} Autopeças'],
  },
  alimentos: {
    atividade: 'Indústria de alimentos',
    moldes: ['Laticínios {n}', 'Alimentos {n}', 'Frigorífico {n}', 'Panificadora {n}'],
  },
  textil: { atividade: 'Indústria têxtil', moldes: ['Têxtil {n}', 'Malharia {n}', 'Fiação {n}'] },
  construcao: {
    atividade: 'Construção civil',
    moldes: ['Construtora {n}', '{n} Engenharia', '{n} Empreendimentos', 'Incorporadora {n}'],
  },
  saude: {
    atividade: 'Serviços de saúde',
    moldes: ['Hospital {n}', 'Clínica {n}', 'Casa de Saúde {n}', 'Centro Médico {n}'],
  },
  laboratorio: { atividade: 'Análises clínicas', moldes: ['Laboratório {n}', '{n} Diagnósticos'] },
  educacao: { atividade: 'Ensino', moldes: ['Colégio {n}', 'Escola {n}', 'Instituto {n}', '{n} Idiomas'] },
  restaurante: {
    atividade: 'Alimentação fora do lar',
    moldes: ['Restaurante {n}', 'Cantina {n}', 'Bistrô {n}', '{n} Refeições Coletivas', 'Churrascaria {n}'],
  },
  hotelaria: {
    atividade: 'Hotelaria',
    moldes: ['Hotel {n}', 'Pousada {n}', '{n} Resort', 'Rede {n} de Hotéis'],
  },
  contabilidade: {
    atividade: 'Serviços contábeis',
    moldes: ['{n} Contabilidade', 'Escritório Contábil {n}', '{n} Assessoria Contábil'],
  },
  advocacia: {
    atividade: 'Serviços jurídicos',
    moldes: ['{n} Advogados', '{n} & Associados', '{n} Sociedade de Advogados'],
  },
  servicos: {
    atividade: 'Serviços empresariais',
    moldes: ['{n} Serviços', 'Grupo {n}', '{n} Facilities', '{n} Soluções'],
  },
  contactCenter: {
    atividade: 'Centrais de atendimento',
    moldes: ['{n} Contact Center', '{n} Relacionamento', 'Atende {n}'],
  },
  agencia: {
    atividade: 'Publicidade e comunicação',
    moldes: ['Agência {n}', '{n} Comunicação', 'Estúdio {n}', '{n} Criativa'],
  },
  consultoria: {
    atividade: 'Consultoria em gestão',
    moldes: ['{n} Consultoria', '{n} Gente & Gestão', '{n} RH'],
  },
  financeiro: {
    atividade: 'Serviços financeiros',
    moldes: ['{n} Crédito', 'Cooperativa {n}', '{n} Investimentos', '{n} Seguros'],
  },
  seguranca: {
    atividade: 'Segurança patrimonial',
    moldes: ['{n} Segurança', '{n} Vigilância', 'Guardiã {n}'],
  },
  agro: {
    atividade: 'Agronegócio',
    moldes: ['Agropecuária {n}', 'Cooperativa Agrícola {n}', 'Sementes {n}', 'Fazenda {n}'],
  },
  energia: { atividade: 'Energia', moldes: ['{n} Energia', '{n} Elétrica', '{n} Solar'] },
} as const satisfies Record<string, { atividade: string; moldes: readonly string[] }>

export type Setor = keyof typeof SETORES

const NOMES = [
  'Ipê Roxo',
  'Serra Azul',
  'Três Marias',
  'Pedra Branca',
  'Campo Claro',
  'Jatobá',
  'Mandacaru',
  'Guariroba',
  'Itaúna',
  'Vale do Cedro',
  'Monte Alto',
  'Rio Manso',
  'Sabiá',
  'Curió',
  'Araucária',
  'Paineira',
  'Buriti',
  'Cajazeira',
  'Taquari',
  'Lagoa Serena',
  'Porto Novo',
  'Santa Inês',
  'São Tomé',
  'Bom Retiro',
  'Ribeirão Claro',
  'Andorinha',
  'Jequitibá',
  'Tamarindo',
  'Pitangueira',
  'Maracá',
  'Arvoredo',
  'Cruzeiro do Vale',
  'Nova Aliança',
  'Ponte Alta',
  'Sete Léguas',
  'Caminho Velho',
  'Pau-d’Alho',
  'Cambará',
  'Umbuzeiro',
  'Açucena',
  'Juazeiro',
  'Barra Mansa',
  'Morro Verde',
  'Ouro Fino',
  'Água Doce',
  'Estrela Guia',
  'Roda d’Água',
  'Garça Branca',
  'Tuiuiú',
  'Piracema',
  'Canoa Nova',
  'Imbuia',
  'Faveira',
  'Caiçara',
  'Timbaúba',
  'Murici',
  'Angico',
  'Quaresmeira',
  'Flamboyant',
  'Bentevi',
] as const

const SOBRENOMES_DE_SOCIOS = [
  'Prado',
  'Lacerda',
  'Moretti',
  'Salgado',
  'Vilanova',
  'Bitencourt',
  'Queiroga',
  'Sartori',
  'Meneses',
  'Brandt',
] as const

export interface EmpresaFicticia {
  readonly nome: string
  readonly atividade: string
}

/** An employer that does not exist, such as 'Transportes Serra Azul'. */
export function drawEmpresa(draw: Draw, setor: Setor): EmpresaFicticia {
  const { atividade, moldes } = SETORES[setor]
  const nome = setor === 'advocacia' ? draw.pick(SOBRENOMES_DE_SOCIOS) : draw.pick(NOMES)
  return { nome: draw.pick(moldes).replace('{n}', nome), atividade }
}
