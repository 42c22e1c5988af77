import type { ConsultaSalva, FILTRO_SCREENS } from '@seleta/contract/filtros-salvos'
import type { Papel } from '@seleta/contract/papeis'
import type { CampanhaData } from '../campanhas/campanha-data'
import { campanhasDemo } from '../campanhas/campanhas'
import { campanhasOutra } from '../campanhas/campanhas-second-empresa'

export interface UsuarioDemo {
  readonly nome: string
  readonly email: string
  /** Digits; begins with 90, which nobody has. */
  readonly telefone: string
}

export interface EmpresaData {
  readonly nome: string
  readonly slug: string
  readonly cnpj: string
  readonly sobre: string
  /** The first one signs in with the password of the demo, the others cannot. */
  readonly usuarios: readonly [UsuarioDemo, ...UsuarioDemo[]]
  /** Who else signs in, one in each role but the first person's (product 70). */
  readonly porPapel: readonly (UsuarioDemo & { readonly papel: Papel })[]
  readonly campanhas: readonly CampanhaData[]
  /** People of the pool, and about how many of them apply to something. */
  readonly pessoas: number
  readonly candidatos: number
  readonly modelos: readonly { readonly nome: string; readonly descricao: string }[]
  /** Filters of the first person. */
  readonly filtros: readonly {
    readonly tela: (typeof FILTRO_SCREENS)[number]
    readonly nome: string
    readonly consulta: ConsultaSalva
  }[]
}

/** Password of the demo's accounts (architecture.md, 'Two commands'); never outside demo mode. */
export const SENHA_DEMO = 'seleta-demo-2026'

export const empresaDemo: EmpresaData = {
  nome: 'Aroeira Talentos',
  slug: 'aroeira-talentos',
  cnpj: '11222333000181',
  sobre:
    'Consultoria de recrutamento e seleção de Campinas. Respondemos a todas as pessoas que se inscrevem.',
  usuarios: [
    { nome: 'Marina Duarte', email: 'demo@seleta.local', telefone: '19901020304' },
    { nome: 'Rafael Tavares', email: 'rafael@seleta.local', telefone: '11901020305' },
    { nome: 'Cláudia Nogueira', email: 'claudia@seleta.local', telefone: '81901020306' },
  ],
  porPapel: [
    { nome: 'Renata Prado', email: 'recrutador@seleta.local', telefone: '19901020308', papel: 'RECRUTADOR' },
    { nome: 'Gilberto Assis', email: 'gestor@seleta.local', telefone: '19901020309', papel: 'GESTOR' },
    { nome: 'Lúcia Ferraz', email: 'leitura@seleta.local', telefone: '19901020310', papel: 'LEITURA' },
  ],
  campanhas: campanhasDemo,
  pessoas: 400,
  candidatos: 340,
  modelos: [
    {
      nome: 'Vaga operacional',
      descricao:
        '<p><strong>Sobre a empresa</strong></p><p>Conte em duas frases o que a empresa faz e onde fica.</p><p><strong>O que você vai fazer</strong></p><ul><li>Primeira atividade</li><li>Segunda atividade</li></ul><p><strong>O que pedimos</strong></p><ul><li>Escolaridade</li><li>Disponibilidade de horário</li></ul><p><strong>O que oferecemos</strong></p><ul><li>Salário e benefícios</li></ul>',
    },
    {
      nome: 'Vaga administrativa',
      descricao:
        '<p><strong>Sobre a empresa</strong></p><p>Apresente a área e a equipe.</p><p><strong>Responsabilidades</strong></p><ul><li>Rotina principal</li><li>Relatórios e controles</li></ul><p><strong>Requisitos</strong></p><ul><li>Formação</li><li>Ferramentas</li></ul><p><strong>Como é o processo</strong></p><ol><li>Conversa inicial</li><li>Entrevista com a gestão</li><li>Resposta em até cinco dias úteis</li></ol>',
    },
    {
      nome: 'Vaga de tecnologia – remota',
      descricao:
        '<p><strong>O produto</strong></p><p>O que construímos e para quem.</p><p><strong>Seu dia a dia</strong></p><ul><li>Entregas pequenas e frequentes</li><li>Revisão de código</li></ul><p><strong>Tecnologias</strong></p><p>Liste só as que são usadas de verdade.</p><p><strong>Conta a favor</strong></p><ul><li>Acessibilidade</li></ul>',
    },
  ],
  filtros: [
    {
      tela: 'cesta',
      nome: 'Tecnologia com inglês',
      consulta: { habilidades: ['Tecnologia da informação'], idiomas: ['Inglês'] },
    },
    {
      tela: 'cesta',
      nome: 'Mais de 5 anos, com liderança',
      consulta: { tempoExperiencia: ['MAIS_CINCO_ANOS'], habilidades: ['Liderança'] },
    },
    {
      tela: 'candidatos',
      nome: 'Graduação com inglês',
      consulta: { niveisEducacionais: ['Graduação'], idiomas: ['Inglês'] },
    },
  ],
}

/** The second, small company. */
export const empresaOutra: EmpresaData = {
  nome: 'Padaria Pitangueira',
  slug: 'padaria-pitangueira',
  cnpj: '12345678000195',
  sobre: 'Padaria de bairro em Juiz de Fora.',
  usuarios: [{ nome: 'Sílvia Fontes', email: 'outra@seleta.local', telefone: '32901020307' }],
  porPapel: [],
  campanhas: campanhasOutra,
  pessoas: 15,
  candidatos: 14,
  modelos: [],
  filtros: [],
}
