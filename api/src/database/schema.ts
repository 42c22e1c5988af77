import type { Selectable } from 'kysely'
import type {
  AvaliacaoLinkTable,
  AvaliacaoSessaoTable,
  AvaliacaoTable,
  FichaTable,
} from './tables/avaliacoes-tables'
import type {
  CampanhaEquipeTable,
  CampanhaTable,
  EtapaTable,
  PerguntaTable,
  PublicacaoTable,
  ProcessoModeloTable,
  VagaModeloTable,
} from './tables/campanhas-tables'
import type {
  BeneficioTable,
  CidadeTable,
  CursoTable,
  FuncaoTable,
  TesteTable,
  TipoContratacaoTable,
} from './tables/catalogos-tables'
import type {
  AcessoEmpresaTable,
  ArquivoTable,
  CodigoRecuperacaoTable,
  EmpresaTable,
  EntradaPendenteTable,
  IdaAoProvedorTable,
  IdentidadeEmpresaTable,
  ObjetoSoltoTable,
  RespostaIdempotenteTable,
  SegredoTable,
  SegundoFatorTable,
  SessaoTable,
  ContagemTable,
  LugarNaSelecaoTable,
  EmpresaSlugTable,
  FalhaAreaTable,
  TentativaLoginTable,
  TokenSenhaTable,
  UsuarioTable,
} from './tables/empresas-tables'
import type {
  AuditoriaTable,
  AvisoLidoTable,
  AvisoTable,
  EventoTable,
  FiltroSalvoTable,
  MensagemModeloTable,
  MensagemTable,
} from './tables/eventos-tables'
import type { ImportacaoLinhaTable, ImportacaoTable } from './tables/importacoes-tables'
import type {
  InscricaoTable,
  MotivoTable,
  NotaMencaoTable,
  NotaExcluidaTable,
  NotaTable,
  RespostaTable,
} from './tables/inscricoes-tables'
import type {
  ApagamentoTable,
  DeclaracaoTable,
  ExperienciaTable,
  FormacaoAcademicaTable,
  FusaoTable,
  TalentoDevolvidoTable,
  ResultadoTesteTable,
  CorrecaoTable,
  SemelhancaTable,
  TalentoTable,
} from './tables/talentos-tables'

/**
 * The tables as Kysely sees them: camelCase of what `migrations/` creates. `bigint` is a JS number, jsonb keys are
 * left as they are, search columns and counters are read-only.
 */
export interface Database {
  empresa: EmpresaTable
  arquivo: ArquivoTable
  objetoSolto: ObjetoSoltoTable
  usuario: UsuarioTable
  sessao: SessaoTable
  contagem: ContagemTable
  lugarNaSelecao: LugarNaSelecaoTable
  empresaSlug: EmpresaSlugTable
  falhaArea: FalhaAreaTable
  tentativaLogin: TentativaLoginTable
  tokenSenha: TokenSenhaTable
  segundoFator: SegundoFatorTable
  codigoRecuperacao: CodigoRecuperacaoTable
  entradaPendente: EntradaPendenteTable
  acessoEmpresa: AcessoEmpresaTable
  identidadeEmpresa: IdentidadeEmpresaTable
  idaAoProvedor: IdaAoProvedorTable
  segredo: SegredoTable
  respostaIdempotente: RespostaIdempotenteTable
  cidade: CidadeTable
  funcao: FuncaoTable
  curso: CursoTable
  beneficio: BeneficioTable
  tipoContratacao: TipoContratacaoTable
  teste: TesteTable
  campanha: CampanhaTable
  campanhaEquipe: CampanhaEquipeTable
  publicacao: PublicacaoTable
  processoModelo: ProcessoModeloTable
  vagaModelo: VagaModeloTable
  pergunta: PerguntaTable
  etapa: EtapaTable
  talento: TalentoTable
  experiencia: ExperienciaTable
  formacaoAcademica: FormacaoAcademicaTable
  resultadoTeste: ResultadoTesteTable
  apagamento: ApagamentoTable
  fusao: FusaoTable
  talentoDevolvido: TalentoDevolvidoTable
  declaracao: DeclaracaoTable
  correcao: CorrecaoTable
  semelhanca: SemelhancaTable
  importacao: ImportacaoTable
  importacaoLinha: ImportacaoLinhaTable
  motivo: MotivoTable
  inscricao: InscricaoTable
  resposta: RespostaTable
  nota: NotaTable
  notaMencao: NotaMencaoTable
  notaExcluida: NotaExcluidaTable
  ficha: FichaTable
  avaliacao: AvaliacaoTable
  avaliacaoLink: AvaliacaoLinkTable
  avaliacaoSessao: AvaliacaoSessaoTable
  evento: EventoTable
  mensagem: MensagemTable
  mensagemModelo: MensagemModeloTable
  aviso: AvisoTable
  avisoLido: AvisoLidoTable
  filtroSalvo: FiltroSalvoTable
  auditoria: AuditoriaTable
}

/** A row of a table as a select returns it: `Row<'campanha'>`. */
export type Row<T extends keyof Database> = Selectable<Database[T]>
