import { defineArea } from './funcao-data'

export const funcoesLogistica = defineArea('Logística', [
  [1801, 'Auxiliar de Logística', 'ajudante de logística, operador logístico'],
  [1802, 'Assistente de Logística', 'assistente de expedição, assistente de transportes'],
  [1803, 'Analista de Logística', 'analista de transportes, supply chain'],
  [1804, 'Coordenador(a) de Logística', 'supervisor de logística, líder de logística'],
  [1805, 'Gerente de Logística', 'gestor de logística, gerente de supply chain'],
  [1806, 'Almoxarife', 'almoxarifado, auxiliar de almoxarifado'],
  [1807, 'Auxiliar de Expedição', 'expedidor, carregamento, auxiliar de embarque'],
  [1808, 'Conferente', 'conferente de mercadorias, conferência de cargas'],
  [1809, 'Separador(a) de Mercadorias', 'picking, separador de pedidos, auxiliar de separação'],
  [1810, 'Operador(a) de Empilhadeira', 'empilhadeirista'],
  [1811, 'Auxiliar de Carga e Descarga', 'carregador, chapa, ajudante de carga'],
  [1812, 'Embalador(a)', 'empacotador, auxiliar de embalagem'],
  [1813, 'Analista de Estoque', 'controle de estoque, inventário'],
  [1814, 'Roteirizador(a)', 'planejamento de rotas, analista de roteirização'],
  [1815, 'Supervisor(a) de Armazém', 'supervisor de cd, líder de centro de distribuição'],
])

export const funcoesTransporte = defineArea('Transporte', [
  [1901, 'Motorista', 'motorista particular, condutor'],
  [1902, 'Motorista de Caminhão', 'motorista carreteiro, caminhoneiro, motorista truck'],
  [1903, 'Motorista Entregador', 'entregador, motorista de entregas, fiorino'],
  [1904, 'Motorista de Ônibus', 'motorista de transporte coletivo, motorista urbano'],
  [1905, 'Motoboy', 'motofretista, entregador de moto, courier'],
  [1906, 'Ajudante de Motorista', 'auxiliar de entrega, ajudante de entregas'],
  [1907, 'Cobrador(a) de Ônibus', 'cobrador, agente de bordo'],
  [1908, 'Fiscal de Transporte', 'fiscal de tráfego, controlador de tráfego'],
  [1909, 'Despachante', 'despachante de frota, despachante documental'],
  [1910, 'Agente de Aeroporto', 'agente de rampa, atendimento aeroportuário'],
  [1911, 'Comissário(a) de Voo', 'comissário de bordo'],
  [1912, 'Analista de Frota', 'gestão de frota, controlador de frota'],
  [1913, 'Manobrista', 'valet, garagista'],
  [1914, 'Entregador(a) de Bicicleta', 'bike courier, entregador ciclista'],
])

export const funcoesAgro = defineArea('Agronegócio', [
  [2001, 'Trabalhador(a) Rural', 'auxiliar rural, lavrador, serviços de fazenda'],
  [2002, 'Operador(a) de Trator', 'tratorista, operador de máquinas agrícolas'],
  [2003, 'Operador(a) de Colheitadeira', 'colheita mecanizada, operador de colhedora'],
  [2004, 'Técnico(a) Agrícola', 'técnico em agropecuária, agrotécnico'],
  [2005, 'Zootecnista', 'zootecnia, nutrição animal'],
  [2006, 'Médico(a) Veterinário', 'veterinário, clínica veterinária'],
  [2007, 'Auxiliar de Veterinário', 'auxiliar veterinário, enfermagem veterinária'],
  [2008, 'Ordenhador(a)', 'vaqueiro, retireiro, pecuária leiteira'],
  [2009, 'Gerente de Fazenda', 'administrador de fazenda, gestor rural, capataz'],
  [2010, 'Jardineiro(a)', 'auxiliar de jardinagem, paisagismo, roçador'],
  [2011, 'Banhista e Tosador(a)', 'groomer, banho e tosa, pet shop'],
  [2012, 'Representante Técnico Agrícola', 'consultor agronômico, rtv, vendas agro'],
  [2013, 'Classificador(a) de Grãos', 'classificação de soja, operador de silo'],
])
