<%@ Page Language="C#" MasterPageFile="~/Shop.master" %>
<!doctype html>
<html lang="tr">
<head runat="server">
  <meta charset="utf-8"><title><%: Title %></title>
  <meta name="csrf-token" content="<%= Token %>">
  <script type="application/json" id="vitrin-page"><%= PageJson %></script>
  <script type="module" src="<%= ResolveUrl("~/assets/vitrin/vitrin.js") %>"></script>
</head>
<body>
  <asp:ContentPlaceHolder ID="Head" runat="server" />
  <div data-widget="search-bar"></div>
  <asp:Repeater ID="Rows" runat="server"><ItemTemplate>
    <div data-widget="product-price" data-product-id="<%# Eval("Id") %>"><asp:Literal Text='<%# Eval("Price") %>' runat="server" /></div>
  </ItemTemplate></asp:Repeater>
  <div data-widget="product-list" data-path="<%$ RouteValue:path %>"></div>
</body>
</html>
