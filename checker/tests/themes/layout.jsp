<%@ page contentType="text/html;charset=UTF-8" %><%@ taglib prefix="c" uri="http://java.sun.com/jsp/jstl/core" %>
<!doctype html>
<html lang="${locale}">
<head>
  <meta charset="utf-8"><title><c:out value="${title}"/></title>
  <meta name="csrf-token" content="<%= session.getAttribute("token") %>">
  <script type="application/json" id="vitrin-page">{ "locale": "${locale}", "settings": ${settingsJson}, "user": <c:choose><c:when test="${user != null}">{ "id": ${user.id} }</c:when><c:otherwise>null</c:otherwise></c:choose> }</script>
  <script type="module" src="${base}/vitrin/vitrin.js"></script>
</head>
<body>
  <%@ include file="parts/header.jspf" %>
  <%-- <div data-widget="none"></div> --%>
  <div data-widget="search-bar"></div>
  <c:forEach items="${products}" var="p">
    <div data-widget="product-price" data-product-id="${p.id}"><c:out value="${p.price}"/></div>
    <div data-widget="add-to-cart-button"><script type="application/json">{ "product": { "id": <%= p.getId() %>, "name": ${fn:json(p.name)} } }</script></div>
  </c:forEach>
  <c:if test="${order > 0}"><div data-widget="cart-complete" data-order-no="${order}"></div></c:if>
</body>
</html>
