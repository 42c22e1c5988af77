/** Sales, shops, service by telephone, marketing and design: see `sinonimos.ts` for how a line is read. */
export const COMERCIO = `
vendedor, consultor de vendas, atendente de vendas, consultor comercial, assessor de vendas, ~vendas
vendedor externo, vendas externas, vendedor viajante, vendedor de rua
vendedor interno, vendas internas, inside sales, televendas, operador de televendas, vendedor por telefone
vendedor de loja, vendedor lojista, vendedor de varejo, vendedor balconista
vendedor porta a porta, pap, vendas porta a porta, vendedor pap
representante comercial, representante de vendas, rca, representante autonomo
executivo de contas, account executive, executivo de vendas, gerente de contas, key account, kam
assistente comercial, auxiliar comercial, assistente de vendas, auxiliar de vendas, backoffice comercial, apoio comercial
analista comercial, analista de vendas, sales ops, inteligencia comercial
pre vendedor, sdr, bdr, pre vendas, qualificador de leads, prospector
supervisor de vendas, lider de vendas, coordenador de vendas, supervisor comercial, coordenador comercial
gerente comercial, gerente de vendas, gestor comercial, diretor comercial, head comercial
gerente regional, gerente de territorio, gerente regional de vendas, gerente distrital
propagandista, representante farmaceutico, propagandista vendedor, visitador medico
corretor de imoveis, consultor imobiliario, corretagem de imoveis, agente imobiliario
avaliador de imoveis, perito imobiliario, vistoriador de imoveis
vendedor de veiculos, consultor de veiculos, vendas automotivas, vendedor de carros, vendedor de motos
vendedor de autopecas, balconista de autopecas, vendedor de pecas
vendedor de calcados, vendedor de sapatos, atendente de sapataria
vendedor de roupas, vendedor de moda, atendente de boutique, vendedor de vestuario
vendedor de moveis, consultor de moveis, projetista de moveis planejados, vendedor de planejados
vendedor de eletro, vendedor de eletrodomesticos, vendedor de moveis e eletro
vendedor de material de construcao, balconista de material de construcao, vendedor de home center
vendedor de otica, consultor optico, atendente de otica
vendedor tecnico, vendas tecnicas, consultor tecnico comercial, engenheiro de vendas
sucesso do cliente, customer success, analista de sucesso do cliente, gerente de sucesso do cliente, cs
operador de caixa, atendente de caixa, frente de caixa, caixa de supermercado, frente de loja, operador de checkout, ~caixa
fiscal de caixa, lider de frente de caixa, supervisor de frente de caixa, encarregado de frente de caixa
repositor, repositor de mercadorias, abastecedor de gondola, repositor de loja, abastecedor de loja
atendente de loja, auxiliar de loja, assistente de loja, ajudante de loja
balconista, atendente de balcao, balconista de loja
promotor de vendas, promotor de merchandising, demonstrador, promotor de loja, merchandising, degustador
gerente de loja, gestor de loja, responsavel de loja, store manager
subgerente de loja, assistente de gerencia, lider de loja, subgerente
fiscal de loja, prevencao de perdas, fiscal de prevencao, agente de prevencao de perdas, fiscal de prevencao de perdas
empacotador de supermercado, pacoteiro, ensacador, embalador de supermercado
acougueiro, cortador de carnes, desossador de supermercado, talhador de carnes
auxiliar de acougue, ajudante de acougue, aprendiz de acougueiro
padeiro, panificador, mestre padeiro, forneiro de padaria
auxiliar de padaria, ajudante de padeiro, ajudante de padaria, atendente de padaria
confeiteiro, doceiro, boleiro, cake designer
auxiliar de confeitaria, ajudante de confeiteiro, ajudante de confeitaria
peixeiro, auxiliar de peixaria, atendente de peixaria
visual merchandiser, vitrinista, vm, visual merchandising
encarregado de secao, chefe de secao, lider de setor, encarregado de setor
encarregado de mercearia, chefe de mercearia, lider de mercearia
encarregado de hortifruti, chefe de hortifruti, lider de flv, flv, hortifruti
frios e laticinios, atendente de frios, auxiliar de frios, fatiador
estoquista, auxiliar de estoque, assistente de estoque, controlador de estoque, ajudante de estoque, repositor de estoque
frentista, atendente de posto, bombeiro de posto, frentista de posto
atendente de farmacia, balconista de farmacia, auxiliar de farmacia, atendente de drogaria, balconista de drogaria
gerente de farmacia, gerente de drogaria, subgerente de farmacia
atendente de livraria, livreiro, vendedor de livros
florista, atendente de floricultura, arranjador floral
joalheiro, ourives, vendedor de joias
gerente de supermercado, gerente de hipermercado, gerente de atacarejo
operador de loja, atendente polivalente de loja, operador de supermercado
crediarista, analista de crediario, atendente de crediario
comprador de moda, buyer de moda, comprador de vestuario
gerente de e commerce, analista de e commerce, comercio eletronico, loja virtual, e commerce, ecommerce
operador de marketplace, analista de marketplace, marketplace
operador de telemarketing, atendente de call center, teleoperador, telemarketing, atendente de telemarketing, operador de call center, agente de atendimento telefonico, call center
telemarketing ativo, operador de telemarketing ativo, telemarketing de vendas
telemarketing receptivo, operador de telemarketing receptivo, atendimento receptivo
atendente de sac, sac, analista de sac, servico de atendimento ao consumidor, servico de atendimento ao cliente
atendimento ao cliente, analista de atendimento, assistente de atendimento, atendimento ao publico, atendente ao cliente
analista de relacionamento, assistente de relacionamento, relacionamento com o cliente
supervisor de atendimento, supervisor de call center, lider de atendimento, supervisor de telemarketing
coordenador de atendimento, coordenador de sac, coordenador de relacionamento, coordenador de call center
pos vendas, assistente de pos vendas, analista de pos vendas, pos venda
ouvidor, ouvidoria, analista de ouvidoria
monitor de qualidade, monitoria de call center, analista de qualidade de atendimento, monitoria de qualidade
atendente de chat, atendimento digital, atendimento por whatsapp, operador de chat, atendente online
retencao de clientes, operador de retencao, analista de retencao
trafego de call center, analista de trafego de call center, wfm, analista de planejamento de call center
assistente de marketing, auxiliar de marketing, estagiario de marketing
analista de marketing, analista de comunicacao e marketing
marketing digital, analista de marketing digital, marketing de performance, growth
gestor de trafego, analista de midia paga, trafego pago, midia paga, analista de performance
social media, analista de redes sociais, community manager, gestor de redes sociais, gestor de midias sociais, redes sociais
redator, copywriter, redator publicitario, produtor de conteudo, criador de conteudo
seo, analista de seo, especialista em seo, otimizacao para buscadores
gerente de marketing, coordenador de marketing, head de marketing, gestor de marketing, supervisor de marketing
jornalista, reporter, redator jornalistico
assessor de imprensa, assessoria de imprensa, assessoria de comunicacao
relacoes publicas, comunicacao institucional, analista de relacoes publicas
comunicacao interna, endomarketing, analista de comunicacao interna, comunicacao corporativa
produtor de eventos, organizador de eventos, assistente de eventos, analista de eventos
trade marketing, analista de trade marketing, execucao no ponto de venda
crm, analista de crm, automacao de marketing
publicitario, publicidade e propaganda, bacharel em publicidade
pesquisador de mercado, pesquisa de mercado, analista de inteligencia de mercado
branding, gestao de marca, gerente de marca, analista de marca
radialista, locutor, apresentador de radio
cerimonialista, organizador de cerimonias, assessoria de casamentos
designer grafico, design grafico, diagramador, arte finalista, criacao grafica
designer de produto digital, product designer, ux designer, ui designer, ux ui designer, designer de interfaces
pesquisador de ux, ux researcher, ux writer
designer de interiores, decorador, design de interiores
diretor de arte, direcao de arte, diretor de criacao
motion designer, designer de animacao, animador digital, motion graphics
editor de video, videomaker, edicao de video, montador de video
fotografo, assistente de fotografia, fotografia
ilustrador, desenhista, ilustracao digital
operador de camera, cinegrafista, camera man
tecnico de som, operador de audio, sonoplasta, sonorizacao
designer de moda, estilista, criacao de moda
modelista de roupas, modelista de vestuario, modelagem de roupas
produtor audiovisual, producao audiovisual, produtor de video
roteirista, roteiro audiovisual, storyteller
`
